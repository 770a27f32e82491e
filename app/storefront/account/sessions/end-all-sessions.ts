import { href, redirect } from 'react-router'
import { endAllSessions } from '#commerce/people/accounts/sessions/session-list-store.server.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { onlyFormsHere } from '#web/requests/only-forms-here.ts'
import { shopContext } from '#web/shop/context.ts'
import { emptyBrowserHeaders } from '../empty-browser.server.ts'
import { loadSignedIn } from '../load-signed-in.server.ts'
import type { Route } from './+types/end-all-sessions.ts'

export const middleware = [acceptForm({})]

export const loader = onlyFormsHere

/** Signs out all browsers, this one included. */
export async function action(args: Route.ActionArgs) {
  const { account } = await loadSignedIn(args)
  await endAllSessions(args.context.get(shopContext).db, account)
  return redirect(href('/account'), { status: 303, headers: emptyBrowserHeaders(args.request) })
}
