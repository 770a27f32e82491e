import { staffActor } from '../../../../commerce/actor.ts'
import { answerClaim } from '../../../../commerce/warranty/answer-claim.server.ts'
import { orderCaseMessages as texts } from '../../../../messages/office/order-cases.ts'
import { readInput } from '../../../../web/requests/read-input.server.ts'
import { shopContext, staffContext } from '../../../../web/shop/context.ts'
import { allow } from '../../../../web/staff/allow.server.ts'
import { redirectWithNotice } from '../../../notices/notice.server.ts'
import { loadStaffOrder, staffOrderPath } from '../load-order-page.server.ts'
import { acceptStepForm } from '../step-form.server.ts'
import type { Route } from './+types/answer-claim.ts'
import { answerErrorText, answerFields } from './answer-fields.server.ts'
import { hasClaim } from './find-case.server.ts'

export const middleware = [allow('orders.edit'), acceptStepForm(answerFields)]

/** Answers a warranty claim by email. */
export async function action(args: Route.ActionArgs) {
  const { request, context, params } = args
  const input = await readInput(args, answerFields)
  const { db } = context.get(shopContext)
  const order = await loadStaffOrder(db, params.number)
  const back = (text: string) => redirectWithNotice(request, staffOrderPath(order), { text })
  if (!input.ok) return back(answerErrorText(input.errors))
  if (!(await hasClaim(db, order, params.claim))) return back(texts.refusals['unknown-claim'])
  const actor = staffActor(context.get(staffContext).name)
  const message = input.values.message ?? ''
  const answered = await answerClaim(db, params.claim, { actor, message, now: new Date() })
  return back(answered.ok ? texts.claimAnswered : texts.refusals[answered.reason])
}
