import { optionalField } from '#commerce/editing/input/field.server.ts'
import type { InputErrors } from '#commerce/editing/input/input-error.ts'
import { textField } from '#commerce/editing/input/text-fields.server.ts'
import { orderCaseMessages } from '#messages/office/order-cases.ts'

export const maxAnswerLength = 1500

export const answerFields = { message: optionalField(textField({ max: maxAnswerLength, lines: true })) }

/** Why nothing was sent. */
export function answerErrorText({ message }: InputErrors): string {
  const { refusals } = orderCaseMessages
  return message?.code === 'too-long'
    ? refusals['too-long']({ max: maxAnswerLength })
    : refusals['needs-message']
}
