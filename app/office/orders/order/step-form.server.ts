import { type InputFields, optionalField } from '../../../commerce/input/field.server.ts'
import { changeKeyField } from '../../../commerce/visitors/change-key-field.server.ts'
import { orderPageMessages } from '../../../messages/office/order-page.ts'
import { acceptForm, type FormMiddleware } from '../../../web/requests/accept-form.server.ts'

/** A form without fields: its URL says everything. */
export const noFields = {}

/** Identifies one submission. */
export const keyFields = { key: optionalField(changeKeyField) }

/** Declares a form of the page of an order. */
export function acceptStepForm(fields: InputFields): FormMiddleware {
  return acceptForm(fields, {
    leadsTo: ({ number = '' }) => ({ to: `/office/orders/${number}`, label: orderPageMessages.orders }),
  })
}
