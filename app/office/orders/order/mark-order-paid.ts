import { staffActor } from '../../../commerce/actor.ts'
import { recordTransfer } from '../../../commerce/payments/transfers/record-transfer.server.ts'
import { orderPageMessages } from '../../../messages/office/order-page.ts'
import { readInput, refuseInput } from '../../../web/requests/read-input.server.ts'
import { shopContext, staffContext } from '../../../web/shop/context.ts'
import { allow } from '../../../web/staff/allow.server.ts'
import { redirectWithNotice } from '../../notices/notice.server.ts'
import type { Route } from './+types/mark-order-paid.ts'
import { loadStaffOrder, staffOrderPath } from './load-order-page.server.ts'
import { acceptStepForm, noFields } from './step-form.server.ts'

export const middleware = [allow('orders.edit'), acceptStepForm(noFields)]

/** Records a bank transfer for all that is due. */
export async function action(args: Route.ActionArgs) {
  const { request, context, params } = args
  const input = await readInput(args, noFields)
  if (!input.ok) return refuseInput(args)
  const { db } = context.get(shopContext)
  const order = await loadStaffOrder(db, params.number)
  const actor = staffActor(context.get(staffContext).name)
  const paid = await recordTransfer(db, order.id, { actor, now: new Date() })
  const text = paid.ok ? orderPageMessages.markedPaid : orderPageMessages.notPayable
  return redirectWithNotice(request, staffOrderPath(order), { text })
}
