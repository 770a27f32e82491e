import { href, redirect } from 'react-router'
import { declinePasskey } from '#commerce/people/accounts/passkeys/passkey-offer-store.server.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { onlyFormsHere } from '#web/requests/only-forms-here.ts'
import { shopContext } from '#web/shop/context.ts'
import { accountHeaders, loadSignedIn } from '../load-signed-in.server.ts'
import type { Route } from './+types/decline-passkey.ts'

export const middleware = [acceptForm({})]

export const loader = onlyFormsHere

/** "Not now": the account isn't offered a passkey again. */
export async function action(args: Route.ActionArgs) {
  const { account } = await loadSignedIn(args)
  await declinePasskey(args.context.get(shopContext).db, account.id, new Date())
  return redirect(href('/account'), { status: 303, headers: await accountHeaders(args) })
}
