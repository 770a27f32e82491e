import { type CheckoutChange, saveCheckout } from '../../commerce/checkout/save-checkout.server.ts'
import type { CodeRefusal } from '../../commerce/pricing/quote.ts'
import { readCode } from '../../commerce/promotions/code.ts'
import { type CheckoutForm, cartNow } from './checkout-request.server.ts'
import type { CheckoutView, SavedAnswer } from './checkout-view.ts'
import { viewOf } from './load-checkout.server.ts'

/** A code that somebody typed into the box; empty when they typed none. */
export function typedCode({ other }: CheckoutForm): string {
  return other.code?.trim() ?? ''
}

/**
 * Keeps what was filled in, and tries or removes a code. One that takes nothing off is not kept, and it is said why; one that
 * waits for the shopper's confirmed email is kept.
 */
export async function saveForm(form: CheckoutForm): Promise<SavedAnswer & { headers: Headers }> {
  const { shop, visitor, fields, other, now } = form
  const { cart, headers } = await cartNow(form)
  const code = typedCode(form)
  const save = async (change: CheckoutChange) =>
    viewOf(shop, visitor, { checkout: await saveCheckout(shop.db, visitor, change, now), cart }, now)
  if (code === '')
    return { view: await save({ fields, removeCode: other.removeCode, told: [] }), tried: null, headers }
  const view = await save({ fields, addCode: code, told: [] })
  const because = whyRefused(view, code)
  if (because === null || because === 'unconfirmed-email') return { view, tried: { code, because }, headers }
  const told: CheckoutChange['told'] = [{ about: 'code-refused', code, because }]
  return { view: await save({ removeCode: readCode(code), told }), tried: { code, because }, headers }
}

function whyRefused({ refused }: CheckoutView, typed: string): CodeRefusal | null {
  const code = readCode(typed)
  if (!code) return 'unknown-code'
  return refused.find(one => one.code === code)?.because ?? null
}
