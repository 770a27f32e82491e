import { type Cart, cartTotals, emptyCart } from '#commerce/cart/cart.ts'
import { readCartToPrice } from '#commerce/cart/cart-store.server.ts'
import type { Visitor } from '#commerce/cart/visitors/visitor.ts'
import { parseInput } from '#commerce/editing/input/parse-input.server.ts'
import { skuField } from '#commerce/editing/input/text-fields.server.ts'
import { type AlertVariant, findAlertVariant } from '#commerce/people/alerts/alert-request-store.server.ts'
import type { SellableItem } from '#commerce/selling/pricing/sellable-items-store.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { personalHeaders, type VisitorCounts } from '#web/forms/visitor-cookies.server.ts'
import type { RouteRequest } from '#web/requests/accept-form.server.ts'
import { shopContext, visitorContext } from '#web/shop/context.ts'
import type { Shop } from '#web/shop/shop.server.ts'

export async function loadQuantityLimit({ settings }: Shop): Promise<number> {
  return (await settings()).quantityLimit
}

/** The visitor's cart; an empty one for a newcomer. */
export async function loadVisitorCart(shop: Shop, visitor: Visitor | undefined, now: Date): Promise<Cart> {
  return (await loadCartToPrice(shop, visitor, now)).cart
}

/** With its items on sale, so that pricing reads nothing again. */
export async function loadCartToPrice(
  shop: Shop,
  visitor: Visitor | undefined,
  now: Date,
): Promise<{ cart: Cart; items: SellableItem[] }> {
  const cart = emptyCart(await loadQuantityLimit(shop))
  if (!visitor) return { cart, items: [] }
  const { lines, items } = await readCartToPrice(shop.db, visitor.id, now)
  return { cart: { ...cart, lines }, items }
}

/** The cart of the request's visitor, with the headers of a personal response. */
export async function loadCart({
  context,
  request,
}: Pick<RouteRequest, 'context' | 'request'>): Promise<{ cart: Cart; headers: Headers }> {
  const visitor = await context.get(visitorContext)()
  const cart = await loadVisitorCart(context.get(shopContext), visitor, new Date())
  return { cart, headers: personalHeaders(request, visitor, cartCounts(cart)) }
}

export function cartCounts(cart: Cart): VisitorCounts {
  return { cart: cartTotals(cart).units }
}

/** The variant in the page's URL, which a form without JavaScript couldn't add. */
export async function findRefusedItem(db: Db, params: URLSearchParams): Promise<AlertVariant | undefined> {
  const values = new Map([['line', params.getAll('line')]])
  const input = parseInput({ line: skuField }, { kind: 'form', values })
  return input.ok ? findAlertVariant(db, input.values.line) : undefined
}
