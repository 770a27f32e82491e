import { shopContext } from '../../web/context.ts'
import { personalHeaders, visitorOf } from '../../web/visitor.server.ts'
import type { Route } from './+types/wish-state.ts'
import { heartCounts, heartsOf } from './load-hearts.server.ts'

/** What is saved, for the hearts of a page. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(shopContext)
  const visitor = await visitorOf(request, db, new Date())
  const hearts = await heartsOf(db, visitor)
  return Response.json(hearts, { headers: personalHeaders(request, visitor, heartCounts(hearts)) })
}
