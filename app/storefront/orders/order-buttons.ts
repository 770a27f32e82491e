import { href, redirect } from 'react-router'
import { cancelOrder } from '#commerce/orders/cancellation/cancel-order.server.ts'
import { findOrderIdByToken } from '#commerce/payments/payment-store.server.ts'
import { startPayment } from '#commerce/payments/settlement/start-payment.server.ts'
import { deleteReview } from '#commerce/people/reviews/save-review.server.ts'
import { shopperActor } from '#commerce/values/actor.ts'
import { orderMessages } from '#messages/orders.ts'
import { refusalPage } from '#web/forms/refusal-page.ts'
import { formsBelow, readForm } from '#web/requests/forms-below.server.ts'
import { shopContext } from '#web/shop/context.ts'
import { paymentPage } from '../payments/payment-page.server.ts'
import type { Route } from './+types/order-buttons.ts'
import { loadOrder } from './load-order.server.ts'
import { backToOrder, orderFields } from './order-form.server.ts'
import { noticePath } from './order-notice.ts'
import { loadReviewedLine } from './review/load-review-page.server.ts'
import { reviewedPath } from './review/review-path.ts'

const buttons = formsBelow(
  '/orders/:token',
  {
    cancel: readForm(orderFields, async ({ context, params: { token = '' } }) => {
      const { db } = context.get(shopContext)
      const order = await loadOrder(context.get(shopContext), token)
      const canceled = await cancelOrder(db, order.id, { actor: shopperActor, now: new Date() })
      return redirect(
        canceled.ok ? href('/orders/:token', { token }) : noticePath(token, canceled.reason),
        303,
      )
    }),
    // Starts or resumes the payment of an unpaid order.
    pay: readForm({}, async ({ context, params: { token = '' }, request }) => {
      const { db, providers } = context.get(shopContext)
      const orderId = await findOrderIdByToken(db, token)
      if (orderId === undefined) return refusalPage(404, orderMessages.notFound)
      const started = await startPayment(db, providers, orderId, paymentPage(request), new Date())
      if (started.ok) return redirect(started.redirectUrl ?? href('/orders/:token', { token }), 303)
      return redirect(noticePath(token, `payment-${started.reason}`), 303)
    }),
    // A review that is deleted already stays deleted.
    'review/:line/delete': readForm(orderFields, async ({ context, params, request }) => {
      const shop = context.get(shopContext)
      const { token = '', line: id = '' } = params
      const { order, line } = await loadReviewedLine(shop, { token, line: id })
      await deleteReview(shop.db, { orderId: order.id, orderLineId: line.id })
      return redirect(reviewedPath(new URL(request.url), order.token, 'review-deleted'), 303)
    }),
  },
  { leadsTo: backToOrder },
)

export const middleware = buttons.middleware
export const action = buttons.action

export function loader({ params }: Route.LoaderArgs) {
  return redirect(href('line' in params ? '/orders/:token/review/:line' : '/orders/:token', params))
}
