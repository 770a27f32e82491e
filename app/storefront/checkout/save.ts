import { href, redirect } from 'react-router'
import { clientAddressContext } from '../../web/context.ts'
import { isScript } from '../../web/personal-form.server.ts'
import type { Route } from './+types/save.ts'
import { backToCheckout, checkoutPath, readCheckoutForm, tooMany } from './checkout-request.server.ts'
import type { SavedAnswer } from './checkout-view.ts'
import { saveForm, typedCode } from './save-form.server.ts'

export function loader() {
  return redirect(checkoutPath)
}

/** Keeps what is filled in so far, and tries or removes a code. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readCheckoutForm({ request, context })
  if (form instanceof Response) return form
  const { shop, visitor, other, now } = form
  if (typedCode(form) !== '') {
    const wait = shop.limits.codes.wait(visitor.id, context.get(clientAddressContext)(), now)
    if (wait > 0) return tooMany(form, wait)
  }
  const { view, tried, headers } = await saveForm(form)
  if (isScript(request)) return Response.json({ view, tried } satisfies SavedAnswer, { headers })
  if (tried) return backToCheckout('code', headers, '#order')
  const isCodeWanted =
    new URL(request.url).pathname === href('/checkout/code') && other.removeCode === undefined
  return isCodeWanted ? backToCheckout('no-code', headers, '#order') : backToCheckout('saved', headers)
}
