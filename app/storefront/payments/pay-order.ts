import { href, redirect } from 'react-router'
import { findOrderIdByToken } from '../../commerce/payments/payment-store.server.ts'
import { startPayment } from '../../commerce/payments/settlement/start-payment.server.ts'
import { orderMessages } from '../../messages/orders.ts'
import { refusalPage, tooManyAttemptsPage } from '../../web/forms/refusal-page.ts'
import { readVisitorForm, refuseForm } from '../../web/forms/visitor-form.server.ts'
import { shopContext } from '../../web/shop/context.ts'
import { orderLink } from '../orders/order-form.server.ts'
import { noticePath } from '../orders/order-notice.ts'
import type { Route } from './+types/pay-order.ts'

export function loader({ params }: Route.LoaderArgs) {
  return redirect(href('/orders/:token', params))
}

/** Starts or resumes the payment of an unpaid order. Goes to the payment page, or back to the order with a notice. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const now = new Date()
  const form = await readVisitorForm(request, context, [], now)
  if (!form.ok) {
    if (form.reason !== 'too-many') return refuseForm(form.reason)
    return tooManyAttemptsPage(request, form.wait, form.typed, orderLink(params))
  }
  const { db, providers } = context.get(shopContext)
  const orderId = await findOrderIdByToken(db, params.token)
  if (orderId === undefined) return refusalPage(404, orderMessages.notFound)
  const page = { origin: new URL(request.url).origin, orderTitle: orderMessages.title }
  const started = await startPayment(db, providers, orderId, page, now)
  if (started.ok) return redirect(started.redirectUrl ?? href('/orders/:token', params), 303)
  return redirect(noticePath(params.token, `payment-${started.reason}`), 303)
}
