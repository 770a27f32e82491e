import { href, redirect } from 'react-router'
import { optionalField } from '#commerce/editing/input/field.server.ts'
import { idField } from '#commerce/editing/input/number-fields.server.ts'
import { textField } from '#commerce/editing/input/text-fields.server.ts'
import { maxPasskeyNameLength } from '#commerce/people/accounts/passkeys/passkey.ts'
import { renamePasskey } from '#commerce/people/accounts/passkeys/passkey-store.server.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { onlyFormsHere } from '#web/requests/only-forms-here.ts'
import { readInput, refuseInput } from '#web/requests/read-input.server.ts'
import { shopContext } from '#web/shop/context.ts'
import { accountHeaders, loadSignedIn, notInAccount } from '../load-signed-in.server.ts'
import type { Route } from './+types/rename-passkey.ts'

const fields = { passkey: idField, name: optionalField(textField({ max: maxPasskeyNameLength }), '') }

export const middleware = [acceptForm(fields)]

export const loader = onlyFormsHere

export async function action(args: Route.ActionArgs) {
  const input = await readInput(args, fields)
  if (!input.ok) return refuseInput(args)
  const { account } = await loadSignedIn(args)
  const { passkey: id, name } = input.values
  if (!(await renamePasskey(args.context.get(shopContext).db, account.id, { id, name }))) notInAccount()
  return redirect(href('/account/passkeys'), { status: 303, headers: await accountHeaders(args) })
}
