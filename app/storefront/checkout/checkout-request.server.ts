import { type RouterContextProvider, redirect } from 'react-router'
import { type CheckoutFields, checkoutFields } from '../../commerce/checkout/checkout-form.ts'
import type { Visitor } from '../../commerce/visitors/visitor.ts'
import { checkoutMessages } from '../../messages/checkout.ts'
import { tooManyAttemptsPage } from '../../web/forms/refusal-page.ts'
import { personalHeaders } from '../../web/forms/visitor-cookies.server.ts'
import { readVisitorForm, refuseForm } from '../../web/forms/visitor-form.server.ts'
import { shopContext } from '../../web/shop/context.ts'
import type { Shop } from '../../web/shop/shop.server.ts'
import { cartCounts, loadVisitorCart } from '../cart/load-cart.server.ts'
import type { CheckoutNotice } from './view/checkout-view.ts'

export const checkoutPath = '/checkout'

const otherFields = ['code', 'removeCode', 'seenTotal', 'seenDue', 'seenLines', 'checkout'] as const
type OtherField = (typeof otherFields)[number]

/** A submitted checkout form and the visitor who sent it. */
export interface CheckoutRequest {
  shop: Shop
  visitor: Visitor
  /** As typed. */
  fields: Partial<CheckoutFields>
  other: Partial<Record<OtherField, string>>
  request: Request
  now: Date
}

interface RouteRequest {
  request: Request
  context: Readonly<RouterContextProvider>
}

function backLink() {
  return { to: checkoutPath, label: checkoutMessages.backToCheckout }
}

/** Returns a response if the form is unreadable, too frequent, or sent without a cart. */
export async function readCheckoutRequest({
  request,
  context,
}: RouteRequest): Promise<CheckoutRequest | Response> {
  const now = new Date()
  const shop = context.get(shopContext)
  const form = await readVisitorForm(request, context, [...checkoutFields, ...otherFields], now)
  if (!form.ok)
    return form.reason === 'too-many'
      ? tooManyAttemptsPage(request, form.wait, form.typed, backLink())
      : refuseForm(form.reason)
  const { visitor } = form
  // The page says that the cart is empty.
  if (!visitor) return redirect(checkoutPath, { status: 303, headers: personalHeaders(request, visitor, {}) })
  const submitted: Partial<Record<string, string>> = form.fields
  const fields = Object.fromEntries(checkoutFields.flatMap(name => pick(submitted, name)))
  const other = Object.fromEntries(otherFields.flatMap(name => pick(submitted, name)))
  return { shop, visitor, fields, other, request, now }
}

function pick(submitted: Partial<Record<string, string>>, name: string): [string, string][] {
  const value = submitted[name]
  return value === undefined ? [] : [[name, value]]
}

/** The visitor's cart, with the headers of a personal response. */
export async function currentCart({ shop, visitor, request, now }: CheckoutRequest) {
  const cart = await loadVisitorCart(shop, visitor, now)
  return { cart, headers: personalHeaders(request, visitor, cartCounts(cart)) }
}

export function checkoutRateLimited({ request, fields, other }: CheckoutRequest, wait: number): Response {
  return tooManyAttemptsPage(request, wait, Object.entries({ ...fields, ...other }), backLink())
}

/** Redirects to the page, which then shows the notice. `hash` is an anchor like `#order`. */
export function redirectToCheckout(notice: CheckoutNotice, headers: Headers, hash = ''): Response {
  return redirect(`${checkoutPath}?notice=${notice}${hash}`, { status: 303, headers })
}
