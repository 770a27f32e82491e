import type { CartLine } from '#commerce/cart/cart.ts'
import { notesOf } from '#commerce/catalog/products/prices/price-notes.ts'
import type { CartItem } from './add-to-cart-state.ts'

/** More than any form requests; the response brings the real number. */
const assumedStock = 999

/** The line that the shop will return if everything is in stock. */
export function newCartLine(item: CartItem, quantity: number): CartLine {
  const { sku, slug, choice, title, options = '', picture, price, compareAtPrice } = item
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
    offer: { slug, choice, price, compareAtPrice, available: assumedStock, ...notesOf(item) },
  }
}
