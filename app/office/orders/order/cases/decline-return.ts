import { staffActor } from '../../../../commerce/actor.ts'
import { declineReturn } from '../../../../commerce/returns/answer-return.server.ts'
import { orderCaseMessages as texts } from '../../../../messages/office/order-cases.ts'
import { readInput } from '../../../../web/requests/read-input.server.ts'
import { shopContext, staffContext } from '../../../../web/shop/context.ts'
import { allow } from '../../../../web/staff/allow.server.ts'
import { redirectWithNotice } from '../../../notices/notice.server.ts'
import { loadStaffOrder, staffOrderPath } from '../load-order-page.server.ts'
import { acceptStepForm } from '../step-form.server.ts'
import type { Route } from './+types/decline-return.ts'
import { answerErrorText, answerFields } from './answer-fields.server.ts'
import { hasReturn } from './find-case.server.ts'

export const middleware = [allow('orders.edit'), acceptStepForm(answerFields)]

/** Declines a return and emails the reason. */
export async function action(args: Route.ActionArgs) {
  const { request, context, params } = args
  const input = await readInput(args, answerFields)
  const { db } = context.get(shopContext)
  const order = await loadStaffOrder(db, params.number)
  const back = (text: string) => redirectWithNotice(request, staffOrderPath(order), { text })
  if (!input.ok) return back(answerErrorText(input.errors))
  if (!(await hasReturn(db, order, params.return))) return back(texts.refusals['unknown-return'])
  const actor = staffActor(context.get(staffContext).name)
  const message = input.values.message ?? ''
  const answered = await declineReturn(db, params.return, { actor, message, now: new Date() })
  return back(answered.ok ? texts.declined : texts.refusals[answered.reason])
}
