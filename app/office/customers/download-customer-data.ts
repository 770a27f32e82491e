import { choiceField } from '#commerce/editing/input/text-fields.server.ts'
import { accountCsvZip, accountJson } from '#commerce/people/accounts/export/account-files.server.ts'
import { exportCustomer } from '#commerce/people/customers/export-customer.server.ts'
import { staffActor } from '#commerce/values/actor.ts'
import { currentCurrency } from '#messages/current-currency.ts'
import { customerMessages } from '#messages/office/customers.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { personalDataResponse } from '#web/requests/personal-data-response.server.ts'
import { readInput, refuseInput } from '#web/requests/read-input.server.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import type { Route } from './+types/download-customer-data.ts'
import { loadCustomer } from './load-customer.server.ts'

const fields = { format: choiceField(['csv', 'json']) }

export const middleware = [
  allow('customers.edit', { fresh: true }),
  acceptForm(fields, { leadsTo: () => ({ to: '/office/customers', label: customerMessages.title }) }),
]

/** Everything stored about a customer, as a file. A form, because the history of changes records it. */
export async function action(args: Route.ActionArgs) {
  const input = await readInput(args, fields)
  if (!input.ok) return refuseInput(args)
  const shop = args.context.get(shopContext)
  const customer = await loadCustomer(shop, args.params.customer)
  const now = new Date()
  const actor = staffActor(args.context.get(staffContext))
  const data = await exportCustomer(shop.db, customer, { actor, currency: currentCurrency(), now })
  const name = 'customer-data'
  return input.values.format === 'json'
    ? personalDataResponse(accountJson(data, now), { name, format: 'json', now })
    : personalDataResponse(new Uint8Array(accountCsvZip(data, now)), { name, format: 'zip', now })
}
