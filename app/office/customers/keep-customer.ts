import { staffActor } from '../../commerce/actor.ts'
import { keepCustomer } from '../../commerce/customers/customer-deletion.server.ts'
import { customerDataMessages } from '../../messages/office/customer-data.ts'
import { customerMessages } from '../../messages/office/customers.ts'
import { acceptForm } from '../../web/requests/accept-form.server.ts'
import { readInput, refuseInput } from '../../web/requests/read-input.server.ts'
import { shopContext, staffContext } from '../../web/shop/context.ts'
import { allow } from '../../web/staff/allow.server.ts'
import { redirectWithNotice } from '../notices/notice.server.ts'
import type { Route } from './+types/keep-customer.ts'
import { loadCustomer } from './load-customer.server.ts'

const fields = {}

export const middleware = [
  allow('customers.edit'),
  acceptForm(fields, { leadsTo: () => ({ to: '/office/customers', label: customerMessages.title }) }),
]

/** Keeps a customer who was to be deleted. */
export async function action(args: Route.ActionArgs) {
  const { request, context, params } = args
  const input = await readInput(args, fields)
  if (!input.ok) return refuseInput(args)
  const shop = context.get(shopContext)
  const customer = await loadCustomer(shop, params.customer)
  const actor = staffActor(context.get(staffContext).name)
  const changeSet = await keepCustomer(shop.db, customer, { actor, now: new Date() })
  const { staysNow, notKept } = customerDataMessages.deletion
  const text = changeSet === null ? notKept : staysNow[customer.account === null ? 'guest' : 'account']
  return redirectWithNotice(request, `/office/customers/${params.customer}`, { text, changeSet })
}
