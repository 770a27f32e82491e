import { data, redirect } from 'react-router'
import { saveCheckoutDraft } from '#commerce/cart/checkout/save-checkout-draft.server.ts'
import { findAccountAddress } from '#commerce/people/accounts/addresses/account-address-store.server.ts'
import { readId } from '#commerce/values/whole-number.ts'
import { signedInContext } from '#web/shop/context.ts'
import type { Route } from './+types/select-address.ts'
import {
  acceptCheckoutForm,
  checkoutPath,
  currentCart,
  readCheckoutRequest,
  redirectToCheckout,
} from './checkout-request.server.ts'

export const middleware = [acceptCheckoutForm]

export function loader() {
  return redirect(checkoutPath)
}

/** Ships to an address of the account. The rest of the form stays as typed. */
export async function action(args: Route.ActionArgs) {
  const form = await readCheckoutRequest(args)
  if (form instanceof Response) return form
  const signedIn = await args.context.get(signedInContext)()
  const id = readId(form.other.address)
  const { db } = form.shop
  const address =
    signedIn && id !== undefined ? await findAccountAddress(db, signedIn.account.id, id) : undefined
  if (!address) throw data(null, { status: 404 })
  const { headers } = await currentCart(form)
  await saveCheckoutDraft(db, form.visitor, { fields: { ...form.fields, ...address } }, form.now)
  return redirectToCheckout('saved', headers, '#address')
}
