import { declineReturn } from '../../../../commerce/returns/answer-return.server.ts'
import { orderCaseMessages as texts } from '../../../../messages/office/order-cases.ts'
import { allow } from '../../../../web/staff/allow.server.ts'
import { acceptStepForm } from '../step-form.server.ts'
import type { Route } from './+types/decline-return.ts'
import { answerCase } from './answer-case.server.ts'
import { answerFields } from './answer-fields.server.ts'
import { hasReturn } from './find-case.server.ts'

export const middleware = [allow('orders.edit'), acceptStepForm(answerFields)]

/** Declines a return and emails the reason. */
export function action(args: Route.ActionArgs) {
  const { return: id, number } = args.params
  return answerCase(args, number, {
    isKnown: (db, order) => hasReturn(db, order, id),
    unknown: 'unknown-return',
    answer: (db, given) => declineReturn(db, id, given),
    done: texts.declined,
  })
}
