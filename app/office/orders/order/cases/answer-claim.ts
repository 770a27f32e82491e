import { answerClaim } from '../../../../commerce/warranty/answer-claim.server.ts'
import { orderCaseMessages as texts } from '../../../../messages/office/order-cases.ts'
import { allow } from '../../../../web/staff/allow.server.ts'
import { acceptStepForm } from '../step-form.server.ts'
import type { Route } from './+types/answer-claim.ts'
import { answerCase } from './answer-case.server.ts'
import { answerFields } from './answer-fields.server.ts'
import { hasClaim } from './find-case.server.ts'

export const middleware = [allow('orders.edit'), acceptStepForm(answerFields)]

/** Answers a warranty claim by email. */
export function action(args: Route.ActionArgs) {
  const { claim: id, number } = args.params
  return answerCase(args, number, {
    isKnown: (db, order) => hasClaim(db, order, id),
    unknown: 'unknown-claim',
    answer: (db, given) => answerClaim(db, id, given),
    done: texts.claimAnswered,
  })
}
