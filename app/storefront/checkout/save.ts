import { href, redirect } from 'react-router'
import { isScriptRequest } from '../../web/forms/visitor-form.server.ts'
import { clientAddressContext } from '../../web/shop/context.ts'
import type { Route } from './+types/save.ts'
import {
  checkoutPath,
  checkoutRateLimited,
  readCheckoutRequest,
  redirectToCheckout,
} from './checkout-request.server.ts'
import { enteredCode, saveCheckoutRequest } from './save-checkout-request.server.ts'
import type { SaveCheckoutResponse } from './view/checkout-view.ts'

export function loader() {
  return redirect(checkoutPath)
}

/** Saves the draft, and adds or removes a code. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readCheckoutRequest({ request, context })
  if (form instanceof Response) return form
  const { shop, visitor, other, now } = form
  if (enteredCode(form) !== '') {
    const wait = shop.limits.codes.wait(visitor.id, context.get(clientAddressContext)(), now)
    if (wait > 0) return checkoutRateLimited(form, wait)
  }
  const { view, codeAttempt, headers } = await saveCheckoutRequest(form)
  if (isScriptRequest(request))
    return Response.json({ view, codeAttempt } satisfies SaveCheckoutResponse, { headers })
  if (codeAttempt) return redirectToCheckout('code', headers, '#order')
  const addsCode = new URL(request.url).pathname === href('/checkout/code') && other.removeCode === undefined
  return addsCode ? redirectToCheckout('no-code', headers, '#order') : redirectToCheckout('saved', headers)
}
