import { type RouterContextProvider, redirect } from 'react-router'
import { type CheckoutFields, checkoutFields } from '../../commerce/checkout/checkout-form.ts'
import type { Visitor } from '../../commerce/visitors/visitor.ts'
import { shopContext } from '../../web/context.ts'
import { readPersonalForm, refuseForm } from '../../web/personal-form.server.ts'
import { tooManyPage } from '../../web/refusal-page.ts'
import type { Shop } from '../../web/shop.server.ts'
import { personalHeaders } from '../../web/visitor.server.ts'
import { cartOf, countsOf } from '../cart/load-cart.server.ts'
import type { Saying } from './checkout-view.ts'

export const checkoutPath = '/checkout'

const otherFields = ['code', 'removeCode', 'seenTotal', 'seenDue', 'seenLines', 'checkout'] as const
type OtherField = (typeof otherFields)[number]

/** A form of the checkout, and whose it is. */
export interface CheckoutForm {
  shop: Shop
  visitor: Visitor
  /** What was filled in, as typed. */
  fields: Partial<CheckoutFields>
  other: Partial<Record<OtherField, string>>
  request: Request
  now: Date
}

interface Sent {
  request: Request
  context: Readonly<RouterContextProvider>
}

const wayBack = { to: checkoutPath, label: 'Back to the checkout' }

/** Reads such a form; otherwise the answer to what is none, comes too often, or is sent by somebody without a cart. */
export async function readCheckoutForm({ request, context }: Sent): Promise<CheckoutForm | Response> {
  const now = new Date()
  const shop = context.get(shopContext)
  const form = await readPersonalForm(request, context, [...checkoutFields, ...otherFields], now)
  if (!form.ok)
    return form.because === 'too-many'
      ? tooManyPage(request, form.wait, form.typed, wayBack)
      : refuseForm(form.because)
  const { visitor } = form
  // The page itself says that there is nothing to order.
  if (!visitor) return redirect(checkoutPath, { status: 303, headers: personalHeaders(request, visitor, {}) })
  const sent: Partial<Record<string, string>> = form.fields
  const fields = Object.fromEntries(checkoutFields.flatMap(name => pick(sent, name)))
  const other = Object.fromEntries(otherFields.flatMap(name => pick(sent, name)))
  return { shop, visitor, fields, other, request, now }
}

function pick(sent: Partial<Record<string, string>>, name: string): [string, string][] {
  const value = sent[name]
  return value === undefined ? [] : [[name, value]]
}

/** The cart as it is now, and the headers of an answer that is this visitor's alone. */
export async function cartNow({ shop, visitor, request, now }: CheckoutForm) {
  const cart = await cartOf(shop, visitor, now)
  return { cart, headers: personalHeaders(request, visitor, countsOf(cart)) }
}

export function tooMany({ request, fields, other }: CheckoutForm, wait: number): Response {
  return tooManyPage(request, wait, Object.entries({ ...fields, ...other }), wayBack)
}

/** Back to the page, which has something to say. */
export function backToCheckout(saying: Saying | undefined, headers: Headers, at = ''): Response {
  const query = saying ? `?said=${saying}` : ''
  return redirect(`${checkoutPath}${query}${at}`, { status: 303, headers })
}
