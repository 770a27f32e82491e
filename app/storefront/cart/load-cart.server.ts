import { type Cart, cartTotals, emptyCart } from '../../commerce/cart/cart.ts'
import { readLines } from '../../commerce/cart/cart-store.server.ts'
import { loadBenefits, loadSettings } from '../../commerce/content/content-store.server.ts'
import type { Visitor } from '../../commerce/visitors/visitor.ts'
import type { Shop } from '../../web/shop.server.ts'
import { type Counts, personalHeaders, visitorOf } from '../../web/visitor.server.ts'

export async function quantityLimit({ db, kept }: Shop): Promise<number> {
  return (await kept.get('settings', () => loadSettings(db))).quantityLimit
}

/** What the shop promises about sending: of its benefits the one with the lorry. */
export async function shippingInWords({ db, kept }: Shop): Promise<string> {
  const benefits = await kept.get('benefits', () => loadBenefits(db))
  return benefits.find(({ icon }) => icon === 'truck')?.text ?? ''
}

/** The cart of a visitor; an empty one for whom the shop does not know. */
export async function cartOf(shop: Shop, visitor: Visitor | undefined, now: Date): Promise<Cart> {
  const cart = emptyCart(await quantityLimit(shop))
  return visitor ? { ...cart, lines: await readLines(shop.db, visitor.id, now) } : cart
}

/** Whose cart a request asks for, and the headers of the answer. */
export async function loadCart(shop: Shop, request: Request): Promise<{ cart: Cart; headers: Headers }> {
  const now = new Date()
  const visitor = await visitorOf(request, shop.db, now)
  const cart = await cartOf(shop, visitor, now)
  return { cart, headers: personalHeaders(request, visitor, countsOf(cart)) }
}

export function countsOf(cart: Cart): Counts {
  return { cart: cartTotals(cart).units }
}
