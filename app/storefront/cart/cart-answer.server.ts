import type { CartOutcome, CartRefusal } from '#commerce/cart/cart-outcome.ts'
import type { Visitor } from '#commerce/cart/visitors/visitor.ts'
import { personalHeaders } from '#web/forms/visitor-cookies.server.ts'
import type { RouteRequest } from '#web/requests/accept-form.server.ts'
import { shopContext } from '#web/shop/context.ts'
import type { CartResponse } from '../product-controls/add-to-cart/cart-response.ts'
import { loadPromisesForVisitor } from '../promises/load-promises.server.ts'
import { cartResultText } from './cart-result-text.ts'
import { cartCounts, loadVisitorCart } from './load-cart.server.ts'

const statuses: Record<CartRefusal, number> = {
  'zero-quantity': 400,
  'bad-quantity': 400,
  'unknown-sku': 404,
  'not-made': 404,
  'not-in-cart': 404,
  'sold-out': 409,
  'at-limit': 409,
  'none-left': 409,
  'lines-full': 409,
  'too-many': 429,
}

/** `visitor` is set when the change may have created one, and `sku` when the form named the variant by its options. */
export interface CartFormResult {
  outcome: CartOutcome
  visitor?: Visitor | undefined
  sku?: string | undefined
}

/** The response for scripts after a change, with the cart as it is now. */
export async function cartAnswer(
  { request, context }: RouteRequest,
  { outcome, visitor, sku }: CartFormResult,
): Promise<{ body: CartResponse; init: { status: number; headers: Headers } }> {
  const shop = context.get(shopContext)
  const cart = await loadVisitorCart(shop, visitor, new Date())
  const line = cart.lines.find(other => other.sku === sku)
  const result = outcome.ok ? outcome.result : outcome.reason
  const body: CartResponse = {
    ok: outcome.ok,
    result,
    message: cartResultText(result, line, cart),
    sku: line?.sku ?? null,
    added: outcome.ok ? outcome.added : 0,
    cart,
    shipping: (await loadPromisesForVisitor(shop, visitor, request)).named.shipping,
  }
  const headers = personalHeaders(request, visitor, cartCounts(cart))
  return { body, init: { status: outcome.ok ? 200 : statuses[outcome.reason], headers } }
}
