import { href, redirect } from 'react-router'
import { cancelOrder } from '#commerce/orders/cancellation/cancel-order.server.ts'
import { shopperActor } from '#commerce/values/actor.ts'
import { readInput, refuseInput } from '#web/requests/read-input.server.ts'
import { shopContext } from '#web/shop/context.ts'
import type { Route } from './+types/cancel-order.ts'
import { loadOrder } from './load-order.server.ts'
import { acceptOrderForm, orderFields } from './order-form.server.ts'
import { noticePath } from './order-notice.ts'

export const middleware = [acceptOrderForm(orderFields)]

export function loader({ params }: Route.LoaderArgs) {
  return redirect(href('/orders/:token', params))
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const input = await readInput({ request }, orderFields)
  if (!input.ok) return refuseInput({ request })
  const shop = context.get(shopContext)
  const order = await loadOrder(shop, params.token)
  const canceled = await cancelOrder(shop.db, order.id, { actor: shopperActor, now: new Date() })
  return redirect(
    canceled.ok ? href('/orders/:token', params) : noticePath(params.token, canceled.reason),
    303,
  )
}
