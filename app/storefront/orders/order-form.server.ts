import { href } from 'react-router'
import { changeKeyField } from '#commerce/cart/visitors/change-key-field.server.ts'
import { type InputFields, optionalField } from '#commerce/editing/input/field.server.ts'
import { orderMessages } from '#messages/orders.ts'
import { acceptForm, type FormMiddleware, type RouteRequest } from '#web/requests/accept-form.server.ts'
import type { FileFields } from '#web/uploads/uploaded-files.server.ts'

/** Fields that any form of the order page may have. */
export const orderFields = { key: optionalField(changeKeyField) }

/** Declares a form of the order page. */
export function acceptOrderForm(fields: InputFields, files?: FileFields): FormMiddleware {
  return acceptForm(fields, { files, leadsTo: backToOrder })
}

/** Where the page of a refused form leads. */
export function backToOrder({ token = '' }: RouteRequest['params']) {
  return orderLink({ token })
}

export function orderLink({ token }: { token: string }) {
  return { to: href('/orders/:token', { token }), label: orderMessages.goToOrder }
}
