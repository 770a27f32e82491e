import { href, redirect } from 'react-router'
import { shopperActor } from '../../commerce/actor.ts'
import { cancelOrder } from '../../commerce/cancellation/cancel-order.server.ts'
import type { Route } from './+types/cancel-order.ts'
import { readOrderForm } from './order-form.server.ts'
import { noticePath } from './order-notice.ts'

export function loader({ params }: Route.LoaderArgs) {
  return redirect(href('/orders/:token', params))
}

export async function action(args: Route.ActionArgs) {
  const form = await readOrderForm(args, () => [])
  if (form instanceof Response) return form
  const { shop, order, now } = form
  const canceled = await cancelOrder(shop.db, order.id, { actor: shopperActor, now })
  return redirect(noticePath(args.params.token, canceled.ok ? 'canceled' : canceled.reason), 303)
}
