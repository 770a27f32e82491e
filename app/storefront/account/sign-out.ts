import { href, redirect } from 'react-router'
import { saveCompared } from '#commerce/people/accounts/account-store.server.ts'
import { endSession } from '#commerce/people/accounts/sessions/session-list-store.server.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { onlyFormsHere } from '#web/requests/only-forms-here.ts'
import { shopContext, signedInContext } from '#web/shop/context.ts'
import { readCompareCookie } from '../product-controls/compare/compare-cookie.ts'
import type { Route } from './+types/sign-out.ts'
import { emptyBrowserHeaders } from './empty-browser.server.ts'

export const middleware = [acceptForm({})]

export const loader = onlyFormsHere

/** Ends the session and leaves the browser empty, as for the next person at a shared tablet. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(shopContext)
  const signedIn = await context.get(signedInContext)()
  if (!signedIn) return redirect(href('/account'), 303)
  const { account, sessionId } = signedIn
  await saveCompared(db, account.id, readCompareCookie(request.headers.get('cookie')))
  await endSession(db, account, sessionId)
  return redirect(href('/account'), { status: 303, headers: emptyBrowserHeaders(request) })
}
