import { redirect } from 'react-router'
import { saveCheckout } from '../../commerce/checkout/save-checkout.server.ts'
import { askToConfirmEmail } from '../../commerce/email-confirmation/confirm-email.server.ts'
import { readEmail } from '../../commerce/stock/back-in-stock.ts'
import { clientAddressContext } from '../../web/context.ts'
import type { Route } from './+types/send-confirmation.ts'
import {
  backToCheckout,
  cartNow,
  checkoutPath,
  readCheckoutForm,
  tooMany,
} from './checkout-request.server.ts'

export function loader() {
  return redirect(checkoutPath)
}

/** Keeps what is filled in, and emails a link by which the shopper shows that the address in it is theirs. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readCheckoutForm({ request, context })
  if (form instanceof Response) return form
  const { shop, visitor, fields, now } = form
  // Each may be an email to somebody who did not ask for it.
  const wait = shop.limits.emails.wait(visitor.id, context.get(clientAddressContext)(), now)
  if (wait > 0) return tooMany(form, wait)
  const { fields: saved } = await saveCheckout(shop.db, visitor, { fields, told: [] }, now)
  const { headers } = await cartNow(form)
  const read = readEmail(saved.email)
  if (!read.ok) return backToCheckout('check', headers)
  await askToConfirmEmail(shop.db, visitor, read.email, now)
  return backToCheckout('link-sent', headers)
}
