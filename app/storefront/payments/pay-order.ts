import { href, redirect } from 'react-router'
import { findOrderIdByToken } from '#commerce/payments/payment-store.server.ts'
import { startPayment } from '#commerce/payments/settlement/start-payment.server.ts'
import { orderMessages } from '#messages/orders.ts'
import { refusalPage } from '#web/forms/refusal-page.ts'
import { shopContext } from '#web/shop/context.ts'
import { acceptOrderForm } from '../orders/order-form.server.ts'
import { noticePath } from '../orders/order-notice.ts'
import type { Route } from './+types/pay-order.ts'
import { paymentPage } from './payment-page.server.ts'

export const middleware = [acceptOrderForm({})]

export function loader({ params }: Route.LoaderArgs) {
  return redirect(href('/orders/:token', params))
}

/** Starts or resumes the payment of an unpaid order. Goes to the payment page, or back to the order with a notice. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { db, providers } = context.get(shopContext)
  const orderId = await findOrderIdByToken(db, params.token)
  if (orderId === undefined) return refusalPage(404, orderMessages.notFound)
  const started = await startPayment(db, providers, orderId, paymentPage(request), new Date())
  if (started.ok) return redirect(started.redirectUrl ?? href('/orders/:token', params), 303)
  return redirect(noticePath(params.token, `payment-${started.reason}`), 303)
}
