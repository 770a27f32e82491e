import { staffActor } from '../../commerce/actor.ts'
import { removeCustomerNote } from '../../commerce/customers/customer-notes.server.ts'
import { customerMessages } from '../../messages/office/customers.ts'
import { acceptForm } from '../../web/requests/accept-form.server.ts'
import { readInput, readPathId, refuseInput } from '../../web/requests/read-input.server.ts'
import { shopContext, staffContext } from '../../web/shop/context.ts'
import { allow } from '../../web/staff/allow.server.ts'
import { redirectWithNotice } from '../notices/notice.server.ts'
import type { Route } from './+types/remove-customer-note.ts'
import { loadCustomer } from './load-customer.server.ts'

const fields = {}

export const middleware = [
  allow('customers.edit'),
  acceptForm(fields, { leadsTo: () => ({ to: '/office/customers', label: customerMessages.title }) }),
]

/** Removes a note for staff, with Undo. */
export async function action(args: Route.ActionArgs) {
  const { request, context, params } = args
  const input = await readInput(args, fields)
  if (!input.ok) return refuseInput(args)
  const shop = context.get(shopContext)
  const { email } = await loadCustomer(shop, params.customer)
  const id = readPathId(params.note)
  const actor = staffActor(context.get(staffContext).name)
  const changeSet = await removeCustomerNote(shop.db, { id, email }, { actor, now: new Date() })
  const { removed, missing } = customerMessages.notes
  const notice = { text: changeSet === null ? missing : removed, changeSet }
  return redirectWithNotice(request, `/office/customers/${params.customer}`, notice)
}
