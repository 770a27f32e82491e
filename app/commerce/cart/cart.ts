import type { Picture } from '../catalog/pictures/picture.ts'
import type { Choice } from '../catalog/products/options/option-values.ts'
import type { PriceNotes } from '../catalog/products/prices/price-notes.ts'
import { type Amount, toAmount } from '../values/money.ts'
import { maxQuantity } from './quantity.ts'

/** A shopper's cart, with prices and stock as of the time it was read. */
export interface Cart {
  /** Newest first; includes saved lines and those that can still be restored. */
  lines: CartLine[]
  /** Maximum quantity of one line. */
  limit: number
}

/** One variant in a cart. */
export interface CartLine {
  sku: string
  title: string
  /** "Clay, XL"; empty for a product without options. */
  options: string
  picture: Picture | null
  /** As requested; may exceed stock and limit. */
  quantity: number
  /** The unit price when it was added. */
  priceSeen: Amount
  addedAt: string
  /** Saved for later: neither counted nor charged. */
  saved: boolean
  /** Removed recently enough to be restored. */
  removed: boolean
  /** The SKU's current price; null when it's no longer sold. */
  offer: CartOffer | null
}

export interface CartOffer extends PriceNotes {
  /** With the choice, the product page of the variant. */
  slug: string
  choice: Choice
  price: Amount
  compareAtPrice: Amount | null
  available: number
}

/** Includes lines saved for later. */
export const maxCartLines = 100

/** How long a removed line can be restored, in milliseconds. */
export const cartUndoWindow = 60 * 60 * 1000

export function emptyCart(limit: number): Cart {
  return { lines: [], limit }
}

export function isInCart({ saved, removed }: CartLine): boolean {
  return !saved && !removed
}

export function linesInCart({ lines }: Cart): CartLine[] {
  return lines.filter(isInCart)
}

/** Removed lines don't count: new ones replace them. */
export function isCartFull({ lines }: Cart): boolean {
  return lines.filter(({ removed }) => !removed).length >= maxCartLines
}

export function canBeBought({ offer }: CartLine): boolean {
  return offer !== null && offer.available > 0
}

/** The part of the quantity that can be bought now. */
export function chargedQuantity({ quantity, offer }: CartLine, limit: number): number {
  return offer ? Math.min(quantity, maxQuantity({ limit, available: offer.available })) : 0
}

export function lineTotal(line: CartLine, limit: number): Amount {
  return toAmount(chargedQuantity(line, limit) * (line.offer?.price ?? 0))
}

export interface CartTotals {
  /** As requested: the count on the cart icon. */
  units: number
  /** How many of them can be bought now. */
  charged: number
  subtotal: Amount
  /** The savings against the compare-at prices. */
  savings: Amount
}

/** Totals of what can be bought now; saved lines don't count. */
export function cartTotals(cart: Cart): CartTotals {
  const { limit } = cart
  let units = 0
  let charged = 0
  let subtotal = 0
  let savings = 0
  for (const line of linesInCart(cart)) {
    const quantity = chargedQuantity(line, limit)
    units += line.quantity
    charged += quantity
    subtotal += lineTotal(line, limit)
    if (line.offer?.compareAtPrice) savings += quantity * (line.offer.compareAtPrice - line.offer.price)
  }
  return { units, charged, subtotal: toAmount(subtotal), savings: toAmount(savings) }
}

/** A change to point out before the shopper pays. */
export type CartNotice =
  | { kind: 'no-longer-sold' }
  | { kind: 'sold-out' }
  | { kind: 'fewer-left'; left: number }
  | { kind: 'over-limit'; limit: number }
  | { kind: 'price-changed'; oldPrice: Amount; newPrice: Amount }

/** Changes since a line was added, most important first. */
export function cartLineNotices({ quantity, priceSeen, offer }: CartLine, limit: number): CartNotice[] {
  if (!offer) return [{ kind: 'no-longer-sold' }]
  if (offer.available === 0) return [{ kind: 'sold-out' }]
  const notices: CartNotice[] = []
  if (quantity > offer.available) notices.push({ kind: 'fewer-left', left: offer.available })
  else if (quantity > limit) notices.push({ kind: 'over-limit', limit })
  if (offer.price !== priceSeen)
    notices.push({ kind: 'price-changed', oldPrice: priceSeen, newPrice: offer.price })
  return notices
}
