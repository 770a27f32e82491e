import { shopContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import type { Route } from './+types/pick-list-data.ts'
import { loadPickedOrders } from './load-pick-list.server.ts'

export const middleware = [allow('orders.pack')]

/** The list as data, for a page that was offline. */
export async function loader({ context, url }: Route.LoaderArgs) {
  return Response.json(await loadPickedOrders(context.get(shopContext).db, url))
}
