import { href, redirect } from 'react-router'
import { saveCheckout } from '../../commerce/checkout/save-checkout.server.ts'
import type { CodeRefusal } from '../../commerce/pricing/quote.ts'
import { readCode } from '../../commerce/promotions/code.ts'
import { clientAddressContext } from '../../web/context.ts'
import { isScript } from '../../web/personal-form.server.ts'
import type { Route } from './+types/save.ts'
import {
  backToCheckout,
  type CheckoutForm,
  checkoutPath,
  readCheckoutForm,
  tooMany,
} from './checkout-request.server.ts'
import type { CheckoutView, SavedAnswer } from './checkout-view.ts'
import { viewOf } from './load-checkout.server.ts'

export function loader() {
  return redirect(checkoutPath)
}

/** Keeps what is filled in so far, and tries or removes a code. A code that takes nothing off is not kept, and says why. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readCheckoutForm({ request, context })
  if (form instanceof Response) return form
  const { shop, visitor, other, headers, now } = form
  const typed = other.code?.trim() ?? ''
  const wait = typed === '' ? 0 : shop.limits.codes.wait(visitor.id, context.get(clientAddressContext)(), now)
  if (wait > 0) return tooMany(wait)
  const { view, tried } = await save(form, typed)
  if (isScript(request)) return Response.json({ view, tried } satisfies SavedAnswer, { headers })
  if (tried) return backToCheckout('code', headers, '#order')
  const isCodeWanted =
    new URL(request.url).pathname === href('/checkout/code') && other.removeCode === undefined
  return isCodeWanted ? backToCheckout('no-code', headers, '#order') : backToCheckout('saved', headers)
}

async function save({ shop, visitor, cart, fields, other, now }: CheckoutForm, typed: string) {
  const { removeCode } = other
  const addCode = typed === '' ? undefined : typed
  const checkout = await saveCheckout(shop.db, visitor, { fields, addCode, removeCode, told: [] }, now)
  const view = await viewOf(shop, checkout, cart, now)
  if (addCode === undefined) return { view, tried: null }
  const because = whyRefused(view, addCode)
  if (because === null) return { view, tried: { code: addCode, because } }
  const removed = await saveCheckout(
    shop.db,
    visitor,
    { removeCode: readCode(addCode), told: [{ about: 'code-refused', code: addCode, because }] },
    now,
  )
  return { view: await viewOf(shop, removed, cart, now), tried: { code: addCode, because } }
}

function whyRefused({ refused }: CheckoutView, typed: string): CodeRefusal | null {
  const code = readCode(typed)
  if (!code) return 'unknown-code'
  return refused.find(one => one.code === code)?.because ?? null
}
