import { staffActor } from '../../../../commerce/actor.ts'
import { receiveReturn } from '../../../../commerce/returns/receive-return.server.ts'
import { orderCaseMessages as texts } from '../../../../messages/office/order-cases.ts'
import { readInput, refuseInput } from '../../../../web/requests/read-input.server.ts'
import { shopContext, staffContext } from '../../../../web/shop/context.ts'
import { allow } from '../../../../web/staff/allow.server.ts'
import { redirectWithNotice } from '../../../notices/notice.server.ts'
import { loadStaffOrder, staffOrderPath } from '../load-order-page.server.ts'
import { acceptStepForm, noFields } from '../step-form.server.ts'
import type { Route } from './+types/receive-return.ts'
import { hasReturn } from './find-case.server.ts'

export const middleware = [allow('orders.refund', { fresh: true }), acceptStepForm(noFields)]

/** Restocks the items of a return and refunds them. */
export async function action(args: Route.ActionArgs) {
  const { request, context, params } = args
  const input = await readInput(args, noFields)
  if (!input.ok) return refuseInput()
  const { db } = context.get(shopContext)
  const order = await loadStaffOrder(db, params.number)
  const back = (text: string) => redirectWithNotice(request, staffOrderPath(order), { text })
  if (!(await hasReturn(db, order, params.return))) return back(texts.refusals['unknown-return'])
  const actor = staffActor(context.get(staffContext).name)
  const received = await receiveReturn(db, params.return, { actor, now: new Date() })
  return back(received.ok ? texts.received : texts.refusals[received.reason])
}
