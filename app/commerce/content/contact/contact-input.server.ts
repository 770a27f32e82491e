import { optionalField } from '../../editing/input/field.server.ts'
import { emailField, textField } from '../../editing/input/text-fields.server.ts'
import { maxMessageLengths } from './contact-message.ts'

export const contactInput = {
  name: textField({ max: maxMessageLengths.name }),
  email: emailField,
  orderNumber: optionalField(textField({ max: maxMessageLengths.orderNumber }), ''),
  message: textField({ max: maxMessageLengths.message, lines: true }),
}
