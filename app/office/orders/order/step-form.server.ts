import type { InputFields } from '#commerce/editing/input/field.server.ts'
import { orderPageMessages } from '#messages/office/order-page.ts'
import { acceptForm, type FormMiddleware, type RouteRequest } from '#web/requests/accept-form.server.ts'

/** A form without fields: its URL says everything. */
export const noFields = {}

/** Declares a form of a page below that of an order. */
export function acceptStepForm(fields: InputFields): FormMiddleware {
  return acceptForm(fields, { leadsTo: leadsToOrder })
}

/** Where the page of a refused form leads. */
export function leadsToOrder({ number = '' }: RouteRequest['params']): { to: string; label: string } {
  return { to: `/office/orders/${number}`, label: orderPageMessages.orders }
}
