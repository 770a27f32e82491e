import type { CartLine } from '../../commerce/cart/cart.ts'
import type { Item } from './adding.ts'

/** More than any form asks for: how many there are the shop will say. */
const enough = 999

/** A line as it will be when the shop takes all of it. */
export function lineOf(item: Item, quantity: number): CartLine {
  const { sku, slug, title, options = '', picture, price, compareAtPrice } = item
  return {
    sku,
    title,
    options,
    picture,
    quantity,
    priceSeen: price,
    addedAt: '',
    saved: false,
    removed: false,
    offer: { slug, color: null, size: null, price, compareAtPrice, available: enough },
  }
}
