import { href, redirect } from 'react-router'
import { optionalField } from '#commerce/editing/input/field.server.ts'
import { idField } from '#commerce/editing/input/number-fields.server.ts'
import { textField } from '#commerce/editing/input/text-fields.server.ts'
import { renameSession } from '#commerce/people/accounts/sessions/session-list-store.server.ts'
import { maxSessionNameLength } from '#commerce/people/accounts/sessions/session-name.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { onlyFormsHere } from '#web/requests/only-forms-here.ts'
import { readInput, refuseInput } from '#web/requests/read-input.server.ts'
import { shopContext } from '#web/shop/context.ts'
import { accountHeaders, loadSignedIn, notInAccount } from '../load-signed-in.server.ts'
import type { Route } from './+types/rename-session.ts'

const fields = { session: idField, name: optionalField(textField({ max: maxSessionNameLength }), '') }

export const middleware = [acceptForm(fields)]

export const loader = onlyFormsHere

export async function action(args: Route.ActionArgs) {
  const input = await readInput(args, fields)
  if (!input.ok) return refuseInput(args)
  const { account } = await loadSignedIn(args)
  const { session: id, name } = input.values
  const { db } = args.context.get(shopContext)
  if (!(await renameSession(db, account, { id, name }))) notInAccount()
  return redirect(href('/account/sessions'), { status: 303, headers: await accountHeaders(args) })
}
