import { changeKeyField } from '#commerce/cart/visitors/change-key-field.server.ts'
import { optionalField } from '#commerce/editing/input/field.server.ts'
import { textField } from '#commerce/editing/input/text-fields.server.ts'
import { keepCustomer } from '#commerce/people/customers/customer-deletion.server.ts'
import {
  addCustomerNote,
  maxCustomerNoteLength,
  removeCustomerNote,
} from '#commerce/people/customers/customer-notes.server.ts'
import type { Customer } from '#commerce/people/customers/customer-store.server.ts'
import { customerDataMessages } from '#messages/office/customer-data.ts'
import { customerMessages } from '#messages/office/customers.ts'
import { readPathId } from '#web/requests/read-input.server.ts'
import { buttonsOf } from '../notices/buttons.server.ts'
import { loadCustomer } from './load-customer.server.ts'

const texts = customerMessages.notes

const { button, routesOf } = buttonsOf<Customer>({
  path: '/office/customers/:customer',
  load: (shop, { customer = '' }) => loadCustomer(shop, customer),
  leadsTo: () => ({ to: '/office/customers', label: customerMessages.title }),
})

const noteFields = {
  text: textField({ max: maxCustomerNoteLength, lines: true }),
  /** Identifies one submission. */
  key: optionalField(changeKeyField),
}

const buttons = routesOf({
  // For a customer who was to be deleted.
  keep: button({
    may: 'customers.edit',
    press: async ({ db, one, by }) => {
      const changeSet = await keepCustomer(db, one, by)
      const { staysNow, notKept } = customerDataMessages.deletion
      const text = changeSet === null ? notKept : staysNow[one.account === null ? 'guest' : 'account']
      return { text, changeSet }
    },
  }),
  notes: button({
    may: 'customers.edit',
    fields: noteFields,
    refuse: ({ text }) => (text?.code === 'too-long' ? texts.tooLong(maxCustomerNoteLength) : texts.empty),
    press: async ({ db, one: { email }, values: { text, key }, by }) => {
      const origin = { ...by, ...(key !== undefined && { key: `customer-note-${key}` }) }
      return { text: texts.added, changeSet: await addCustomerNote(db, { email, text }, origin) }
    },
  }),
  'notes/:note/remove': button({
    may: 'customers.edit',
    press: async ({ db, one: { email }, params, by }) => {
      const changeSet = await removeCustomerNote(db, { id: readPathId(params.note!), email }, by)
      return { text: changeSet === null ? texts.missing : texts.removed, changeSet }
    },
  }),
})

export const middleware = buttons.middleware
export const action = buttons.action
