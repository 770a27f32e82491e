import { href, redirect } from 'react-router'
import { cancelDeletion } from '#commerce/people/accounts/customer-deletion-store.server.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { onlyFormsHere } from '#web/requests/only-forms-here.ts'
import { shopContext } from '#web/shop/context.ts'
import { accountHeaders, loadSignedIn } from '../load-signed-in.server.ts'
import type { Route } from './+types/keep-account.ts'

export const middleware = [acceptForm({})]

export const loader = onlyFormsHere

/** Keeps the account that would be deleted. */
export async function action(args: Route.ActionArgs) {
  const { account } = await loadSignedIn(args)
  await cancelDeletion(args.context.get(shopContext).db, { accountId: account.id })
  return redirect(href('/account'), { status: 303, headers: await accountHeaders(args) })
}
