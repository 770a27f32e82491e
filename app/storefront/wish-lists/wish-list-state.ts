import { personalHeaders } from '#web/forms/visitor-cookies.server.ts'
import { shopContext, visitorContext } from '#web/shop/context.ts'
import type { Route } from './+types/wish-list-state.ts'
import { heartCounts, loadHearts } from './load-hearts.server.ts'

/** Everything the visitor saved, for a page's hearts. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(shopContext)
  const visitor = await context.get(visitorContext)()
  const hearts = await loadHearts(db, visitor)
  return Response.json(hearts, { headers: personalHeaders(request, visitor, heartCounts(hearts)) })
}
