import { optionalField } from '../../editing/input/field.server.ts'
import { emailField, textField } from '../../editing/input/text-fields.server.ts'
import { maxStatementLengths } from './withdrawal.ts'

/** A shopper's statement of withdrawal. The law limits what a shop may ask for. */
export const statementInput = {
  name: textField({ max: maxStatementLengths.name }),
  orderNumber: textField({ max: maxStatementLengths.orderNumber }),
  email: emailField,
  comment: optionalField(textField({ max: maxStatementLengths.comment, lines: true }), ''),
}
