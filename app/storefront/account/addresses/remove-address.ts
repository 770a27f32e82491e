import { href, redirect } from 'react-router'
import { idField } from '#commerce/editing/input/number-fields.server.ts'
import { removeAccountAddress } from '#commerce/people/accounts/addresses/account-address-store.server.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { onlyFormsHere } from '#web/requests/only-forms-here.ts'
import { readInput, refuseInput } from '#web/requests/read-input.server.ts'
import { shopContext } from '#web/shop/context.ts'
import { accountHeaders, loadSignedIn, notInAccount } from '../load-signed-in.server.ts'
import type { Route } from './+types/remove-address.ts'

const fields = { address: idField }

export const middleware = [acceptForm(fields)]

export const loader = onlyFormsHere

export async function action(args: Route.ActionArgs) {
  const input = await readInput(args, fields)
  if (!input.ok) return refuseInput(args)
  const { account } = await loadSignedIn(args)
  const { address: id } = input.values
  const { db } = args.context.get(shopContext)
  if (!(await removeAccountAddress(db, account.id, id))) notInAccount()
  return redirect(href('/account/addresses'), { status: 303, headers: await accountHeaders(args) })
}
