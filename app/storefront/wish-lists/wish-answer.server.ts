import type { Visitor } from '#commerce/cart/visitors/visitor.ts'
import { findProductTitle } from '#commerce/cart/wish-lists/product-to-save-store.server.ts'
import {
  type WishListOutcome,
  type WishListRefusal,
  wishListResult,
} from '#commerce/cart/wish-lists/wish-list-outcome.ts'
import { personalHeaders } from '#web/forms/visitor-cookies.server.ts'
import type { RouteRequest } from '#web/requests/accept-form.server.ts'
import { shopContext } from '#web/shop/context.ts'
import { cartCounts, loadQuantityLimit, loadVisitorCart } from '../cart/load-cart.server.ts'
import type { WishListResponse } from '../product-controls/hearts/wish-list-response.ts'
import { heartCounts, loadHearts } from './load-hearts.server.ts'
import { wishListResultText } from './wish-list-result-text.ts'

const statuses: Record<WishListRefusal, number> = {
  'invalid-name': 400,
  'unknown-product': 404,
  'unknown-list': 404,
  'unknown-sku': 404,
  'not-on-list': 404,
  'list-full': 409,
  'too-many-lists': 409,
  'name-taken': 409,
  'choose-options-first': 409,
  'sold-out': 409,
  'at-limit': 409,
  'none-left': 409,
  'lines-full': 409,
  'too-many': 429,
}

/** The outcome, with the visitor if the change created one. */
export interface WishFormResult {
  outcome: WishListOutcome
  visitor?: Visitor | undefined
}

/** The answer to scripts after a change, with everything saved as it is now. */
export async function wishAnswer(
  { request, context }: RouteRequest,
  { outcome, visitor }: WishFormResult,
): Promise<{ body: WishListResponse; init: { status: number; headers: Headers } }> {
  const shop = context.get(shopContext)
  const { ok, product = null, list = null } = outcome
  const result = wishListResult(outcome)
  const hearts = await loadHearts(shop.db, visitor)
  const cart = result === 'moved-to-cart' ? await loadVisitorCart(shop, visitor, new Date()) : undefined
  const title = product === null ? undefined : await findProductTitle(shop.db, product)
  const message = wishListResultText(result, {
    title,
    list: hearts.find(({ id }) => id === list)?.name,
    limit: await loadQuantityLimit(shop),
  })
  const headers = personalHeaders(request, visitor, { ...heartCounts(hearts), ...(cart && cartCounts(cart)) })
  return {
    body: { ok, result, message, product, list, hearts, ...(cart && { cart }) },
    init: { status: outcome.ok ? 200 : statuses[outcome.reason], headers },
  }
}
