import { redirect } from 'react-router'
import type { CartLine } from '#commerce/cart/cart.ts'
import {
  type CheckoutField,
  type CheckoutFields,
  checkoutFields,
  maxCheckoutFieldLength,
} from '#commerce/cart/checkout/checkout-form.ts'
import type { Visitor } from '#commerce/cart/visitors/visitor.ts'
import type { InputValues } from '#commerce/editing/input/field.server.ts'
import { typedField } from '#commerce/editing/input/text-fields.server.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { tooManyAttemptsPage } from '#web/forms/refusal-page.ts'
import { personalHeaders } from '#web/forms/visitor-cookies.server.ts'
import type { RouteRequest } from '#web/requests/accept-form.server.ts'
import type { FormBelow } from '#web/requests/forms-below.server.ts'
import { readInput, refuseInput } from '#web/requests/read-input.server.ts'
import { shopContext, visitorContext } from '#web/shop/context.ts'
import type { Shop } from '#web/shop/shop.server.ts'
import { cartCounts, loadCartToPrice, loadQuantityLimit } from '../cart/load-cart.server.ts'
import type { CheckoutNotice } from './view/checkout-view.ts'

export const checkoutPath = '/checkout'

const draftField = typedField({ max: maxCheckoutFieldLength })
const draftFields = Object.fromEntries(checkoutFields.map(name => [name, draftField])) as Record<
  CheckoutField,
  typeof draftField
>

const otherFields = {
  code: draftField,
  removeCode: draftField,
  seenCurrency: draftField,
  seenTotal: draftField,
  seenDue: draftField,
  seenLines: typedField({ max: 16 * 1024 }),
  checkout: draftField,
  suggestedEmail: draftField,
  /** The id of an address of the account. */
  address: draftField,
}

const fields = { ...draftFields, ...otherFields }

/** A submitted checkout form and the visitor who sent it. */
export interface CheckoutRequest {
  shop: Shop
  visitor: Visitor
  /** As typed. */
  fields: Partial<CheckoutFields>
  other: InputValues<typeof otherFields>
  typed: Readonly<Record<string, string>>
  request: Request
  now: Date
}

export function backLink() {
  return { to: checkoutPath, label: checkoutMessages.backToCheckout }
}

/** A button of the checkout, which always sends all of its form. */
export function checkoutButton(
  answer: (form: CheckoutRequest, route: RouteRequest) => Promise<Response>,
): FormBelow {
  return {
    fields,
    answer: async route => {
      const form = await readCheckoutRequest(route)
      return form instanceof Response ? form : answer(form, route)
    },
  }
}

/** Returns a response if the form is unreadable, or sent without a cart. */
async function readCheckoutRequest(route: RouteRequest): Promise<CheckoutRequest | Response> {
  const { request, context } = route
  const input = await readInput(route, fields)
  if (!input.ok) return refuseInput(route)
  const visitor = await context.get(visitorContext)()
  // The page says that the cart is empty.
  if (!visitor) return redirect(checkoutPath, { status: 303, headers: personalHeaders(request, visitor, {}) })
  const { code, removeCode, checkout, suggestedEmail, address, ...seenOrTyped } = input.values
  const { seenCurrency, seenTotal, seenDue, seenLines, ...typed } = seenOrTyped
  return {
    shop: context.get(shopContext),
    visitor,
    fields: suggestedEmail === undefined ? typed : { ...typed, email: suggestedEmail },
    other: {
      ...{ code, removeCode, checkout, suggestedEmail, address },
      ...{ seenCurrency, seenTotal, seenDue, seenLines },
    },
    typed: input.typed,
    request,
    now: new Date(),
  }
}

/** The visitor's cart, with the headers of a personal response. `known` are its lines, if they were read before. */
export async function currentCart({ shop, visitor, request, now }: CheckoutRequest, known?: CartLine[]) {
  const loaded = known
    ? { cart: { lines: known, limit: await loadQuantityLimit(shop) } }
    : await loadCartToPrice(shop, visitor, now)
  return { ...loaded, headers: personalHeaders(request, visitor, cartCounts(loaded.cart)) }
}

export function checkoutRateLimited({ request, typed }: CheckoutRequest, wait: number): Response {
  return tooManyAttemptsPage(request, wait, { fields: Object.entries(typed) }, backLink())
}

/** Redirects to the page, which then shows the notice. `hash` is an anchor like `#order`. */
export function redirectToCheckout(notice: CheckoutNotice, headers: Headers, hash = ''): Response {
  return redirect(`${checkoutPath}?notice=${notice}${hash}`, { status: 303, headers })
}
