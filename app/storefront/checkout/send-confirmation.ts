import { redirect } from 'react-router'
import { saveCheckoutDraft } from '#commerce/cart/checkout/save-checkout-draft.server.ts'
import { requestEmailConfirmation } from '#commerce/people/email-confirmation/confirm-email.server.ts'
import { parseEmail } from '#commerce/values/typed/email-address.ts'
import { countForm } from '#web/requests/count-form.server.ts'
import { requireEmails } from '#web/requests/require-emails.server.ts'
import type { Route } from './+types/send-confirmation.ts'
import {
  acceptCheckoutForm,
  checkoutPath,
  checkoutRateLimited,
  currentCart,
  readCheckoutRequest,
  redirectToCheckout,
} from './checkout-request.server.ts'

export const middleware = [acceptCheckoutForm]

export function loader() {
  return redirect(checkoutPath)
}

/** Saves the draft and emails a link that confirms the shopper's address. */
export async function action(args: Route.ActionArgs) {
  requireEmails(checkoutPath)
  const form = await readCheckoutRequest(args)
  if (form instanceof Response) return form
  const { shop, visitor, fields, now } = form
  // Anyone can enter anyone's address, so these emails are rate limited.
  const wait = await countForm(args.context, 'emails')
  if (wait > 0) return checkoutRateLimited(form, wait)
  const { fields: saved } = await saveCheckoutDraft(shop.db, visitor, { fields, changes: [] }, now)
  const { headers } = await currentCart(form)
  const read = parseEmail(saved.email)
  if (!read.ok) return redirectToCheckout('check', headers)
  await requestEmailConfirmation(shop.db, visitor, read.email, now)
  return redirectToCheckout('link-sent', headers)
}
