import { href, redirect } from 'react-router'
import { isScriptRequest } from '#web/forms/script-request.ts'
import { countForm } from '#web/requests/count-form.server.ts'
import type { Route } from './+types/save.ts'
import {
  acceptCheckoutForm,
  checkoutPath,
  checkoutRateLimited,
  readCheckoutRequest,
  redirectToCheckout,
} from './checkout-request.server.ts'
import { enteredCode, saveCheckoutRequest } from './save-checkout-request.server.ts'
import type { SaveCheckoutResponse } from './view/checkout-view.ts'

export const middleware = [acceptCheckoutForm]

export function loader() {
  return redirect(checkoutPath)
}

/** Saves the draft, and adds or removes a code. */
export async function action(args: Route.ActionArgs) {
  const form = await readCheckoutRequest(args)
  if (form instanceof Response) return form
  if (enteredCode(form) !== '') {
    const wait = await countForm(args.context, 'codes')
    if (wait > 0) return checkoutRateLimited(form, wait)
  }
  const { view, codeAttempt, headers } = await saveCheckoutRequest(form)
  if (isScriptRequest(args.request))
    return Response.json({ view, codeAttempt } satisfies SaveCheckoutResponse, { headers })
  if (codeAttempt) return redirectToCheckout('code', headers, '#order')
  const addsCode =
    new URL(args.request.url).pathname === href('/checkout/code') && form.other.removeCode === undefined
  return addsCode ? redirectToCheckout('no-code', headers, '#order') : redirectToCheckout('saved', headers)
}
