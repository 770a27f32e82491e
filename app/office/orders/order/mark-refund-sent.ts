import { staffActor } from '../../../commerce/actor.ts'
import { markManualRefundSent } from '../../../commerce/payments/refunds/manual-refunds.server.ts'
import { orderPageMessages } from '../../../messages/office/order-page.ts'
import { readInput, readPathId, refuseInput } from '../../../web/requests/read-input.server.ts'
import { shopContext, staffContext } from '../../../web/shop/context.ts'
import { allow } from '../../../web/staff/allow.server.ts'
import { redirectWithNotice } from '../../notices/notice.server.ts'
import type { Route } from './+types/mark-refund-sent.ts'
import { loadOrderPage, staffOrderPath } from './load-order-page.server.ts'
import { acceptStepForm, noFields } from './step-form.server.ts'

export const middleware = [allow('orders.refund', { fresh: true }), acceptStepForm(noFields)]

/** Records that the merchant sent the money of a refund, which emails the customer. */
export async function action(args: Route.ActionArgs) {
  const { request, context, params } = args
  const input = await readInput(args, noFields)
  if (!input.ok) return refuseInput(args)
  const { db } = context.get(shopContext)
  const { order, refunds } = await loadOrderPage(db, params.number)
  const id = readPathId(params.refund)
  const refund = refunds.find(refund => refund.id === id)
  const actor = staffActor(context.get(staffContext).name)
  const isSent = refund && (await markManualRefundSent(db, refund.id, { actor, now: new Date() }))
  const text = isSent ? orderPageMessages.refundSent : orderPageMessages.notNow
  return redirectWithNotice(request, staffOrderPath(order), { text })
}
