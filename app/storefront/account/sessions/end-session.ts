import { href, redirect } from 'react-router'
import { idField } from '#commerce/editing/input/number-fields.server.ts'
import { endSession } from '#commerce/people/accounts/sessions/session-list-store.server.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { onlyFormsHere } from '#web/requests/only-forms-here.ts'
import { readInput, refuseInput } from '#web/requests/read-input.server.ts'
import { shopContext } from '#web/shop/context.ts'
import { emptyBrowserHeaders } from '../empty-browser.server.ts'
import { accountHeaders, loadSignedIn, notInAccount } from '../load-signed-in.server.ts'
import type { Route } from './+types/end-session.ts'

const fields = { session: idField }

export const middleware = [acceptForm(fields)]

export const loader = onlyFormsHere

/** Signs out one browser. */
export async function action(args: Route.ActionArgs) {
  const input = await readInput(args, fields)
  if (!input.ok) return refuseInput(args)
  const { account, sessionId } = await loadSignedIn(args)
  const { session: id } = input.values
  if (!(await endSession(args.context.get(shopContext).db, account, id))) notInAccount()
  const headers = id === sessionId ? emptyBrowserHeaders(args.request) : await accountHeaders(args)
  return redirect(href('/account/sessions'), { status: 303, headers })
}
