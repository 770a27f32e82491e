import { href, redirect } from 'react-router'
import { cancelOrder } from '../../commerce/orders/cancel-order.server.ts'
import { shopper } from '../../commerce/orders/order.ts'
import type { Route } from './+types/cancel.ts'
import { readOrderForm } from './order-form.server.ts'
import type { Saying } from './order-words.ts'

/** Who comes here by an address wants to see the order. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(href('/orders/:token', params))
}

export async function action(args: Route.ActionArgs) {
  const form = await readOrderForm(args, () => [])
  if (form instanceof Response) return form
  const { shop, order, now } = form
  const cancelled = await cancelOrder(shop.db, order.id, { who: shopper, now })
  const said: Saying = cancelled.ok ? 'cancelled' : cancelled.because
  return redirect(`${href('/orders/:token', args.params)}?said=${said}`, 303)
}
