import { staffActor } from '../../commerce/actor.ts'
import { addCustomerNote, maxCustomerNoteLength } from '../../commerce/customers/customer-notes.server.ts'
import { optionalField } from '../../commerce/input/field.server.ts'
import { textField } from '../../commerce/input/text-fields.server.ts'
import { changeKeyField } from '../../commerce/visitors/change-key-field.server.ts'
import { customerMessages } from '../../messages/office/customers.ts'
import { acceptForm } from '../../web/requests/accept-form.server.ts'
import { readInput } from '../../web/requests/read-input.server.ts'
import { shopContext, staffContext } from '../../web/shop/context.ts'
import { allow } from '../../web/staff/allow.server.ts'
import { redirectWithNotice } from '../notices/notice.server.ts'
import type { Route } from './+types/add-customer-note.ts'
import { loadCustomer } from './load-customer.server.ts'

const fields = {
  key: optionalField(changeKeyField),
  text: textField({ max: maxCustomerNoteLength, lines: true }),
}

export const middleware = [
  allow('customers.edit'),
  acceptForm(fields, { leadsTo: () => ({ to: '/office/customers', label: customerMessages.title }) }),
]

const texts = customerMessages.notes

/** Adds a note for staff to a customer. */
export async function action(args: Route.ActionArgs) {
  const { request, context, params } = args
  const input = await readInput(args, fields)
  const shop = context.get(shopContext)
  const { email } = await loadCustomer(shop, params.customer)
  const back = `/office/customers/${params.customer}`
  if (!input.ok) {
    const isTooLong = input.errors.text?.code === 'too-long'
    const text = isTooLong ? texts.tooLong(maxCustomerNoteLength) : texts.empty
    return redirectWithNotice(request, back, { text })
  }
  const { key, text } = input.values
  const actor = staffActor(context.get(staffContext).name)
  const origin = { actor, now: new Date(), ...(key !== undefined && { key: `customer-note-${key}` }) }
  const changeSet = await addCustomerNote(shop.db, { email, text }, origin)
  return redirectWithNotice(request, back, { text: texts.added, changeSet })
}
