import { data, redirect } from 'react-router'
import { saveCheckoutDraft } from '#commerce/cart/checkout/save-checkout-draft.server.ts'
import { findAccountAddress } from '#commerce/people/accounts/addresses/account-address-store.server.ts'
import { requestEmailConfirmation } from '#commerce/people/email-confirmation/confirm-email.server.ts'
import { parseEmail } from '#commerce/values/typed/email-address.ts'
import { readId } from '#commerce/values/whole-number.ts'
import { isScriptRequest } from '#web/forms/script-request.ts'
import type { RouteRequest } from '#web/requests/accept-form.server.ts'
import { countForm } from '#web/requests/count-form.server.ts'
import { formsBelow } from '#web/requests/forms-below.server.ts'
import { requireEmails } from '#web/requests/require-emails.server.ts'
import { signedInContext } from '#web/shop/context.ts'
import {
  backLink,
  type CheckoutRequest,
  checkoutButton,
  checkoutPath,
  checkoutRateLimited,
  currentCart,
  redirectToCheckout,
} from './checkout-request.server.ts'
import { openExpress } from './express/open-express.server.ts'
import { placeFromForm } from './place-from-form.server.ts'
import { enteredCode, saveCheckoutRequest } from './save-checkout-request.server.ts'
import type { SaveCheckoutResponse } from './view/checkout-view.ts'

const buttons = formsBelow(
  '/checkout',
  {
    save: checkoutButton(saveDraft),
    code: checkoutButton((form, route) => saveDraft(form, route, form.other.removeCode === undefined)),
    address: checkoutButton(selectAddress),
    confirm: checkoutButton(sendConfirmation),
    place: { ...checkoutButton(placeFromForm), limits: ['forms', 'orders'] },
    express: { limits: ['forms', 'orders'], answer: openExpress },
  },
  { leadsTo: backLink },
)

export const middleware = buttons.middleware
export const action = buttons.action

export function loader() {
  return redirect(checkoutPath)
}

/** Saves the draft, and adds or removes a code. */
async function saveDraft(
  form: CheckoutRequest,
  { context }: RouteRequest,
  addsCode = false,
): Promise<Response> {
  if (enteredCode(form) !== '') {
    const wait = await countForm(context, 'codes')
    if (wait > 0) return checkoutRateLimited(form, wait)
  }
  const { view, codeAttempt, headers } = await saveCheckoutRequest(form)
  if (isScriptRequest(form.request))
    return Response.json({ view, codeAttempt } satisfies SaveCheckoutResponse, { headers })
  if (codeAttempt) return redirectToCheckout('code', headers, '#order')
  return addsCode ? redirectToCheckout('no-code', headers, '#order') : redirectToCheckout('saved', headers)
}

/** Ships to an address of the account. The rest of the form stays as typed. */
async function selectAddress(form: CheckoutRequest, { context }: RouteRequest): Promise<Response> {
  const signedIn = await context.get(signedInContext)()
  const id = readId(form.other.address)
  const { db } = form.shop
  const address =
    signedIn && id !== undefined ? await findAccountAddress(db, signedIn.account.id, id) : undefined
  if (!address) throw data(null, { status: 404 })
  const { headers } = await currentCart(form)
  await saveCheckoutDraft(db, form.visitor, { fields: { ...form.fields, ...address } }, form.now)
  return redirectToCheckout('saved', headers, '#address')
}

/** Saves the draft and emails a link that confirms the shopper's address. */
async function sendConfirmation(form: CheckoutRequest, { context }: RouteRequest): Promise<Response> {
  requireEmails(checkoutPath)
  const { shop, visitor, fields, now } = form
  // Anyone can enter anyone's address, so these emails are rate limited.
  const wait = await countForm(context, 'emails')
  if (wait > 0) return checkoutRateLimited(form, wait)
  const { fields: saved } = await saveCheckoutDraft(shop.db, visitor, { fields, changes: [] }, now)
  const { headers } = await currentCart(form)
  const read = parseEmail(saved.email)
  if (!read.ok) return redirectToCheckout('check', headers)
  await requestEmailConfirmation(shop.db, visitor, read.email, now)
  return redirectToCheckout('link-sent', headers)
}
