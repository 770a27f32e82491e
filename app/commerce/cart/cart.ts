import { type Cents, cents } from '../money.ts'
import type { Picture } from '../pictures/picture.ts'
import { mostOf } from './quantity.ts'

/** What one shopper has chosen. Prices and stock are those of the moment in which it was read. */
export interface Cart {
  /** Those in the cart, those saved for later and those just removed: newest first. */
  lines: CartLine[]
  /** The most of one product in one order line. */
  limit: number
}

/** One variant in a cart. */
export interface CartLine {
  sku: string
  title: string
  /** "Clay, XL"; empty where there was nothing to choose. */
  options: string
  picture: Picture | null
  /** How many are wanted, which may be more than can be had. */
  quantity: number
  /** What one cost when it was added. */
  priceSeen: Cents
  addedAt: string
  /** Saved for later: neither counted nor charged. */
  saved: boolean
  /** Taken out a short while ago, and still to be put back where it was. */
  removed: boolean
  /** What is sold under this SKU now; null when it is no longer sold. */
  offer: Offer | null
}

export interface Offer {
  /** Where the product's page is, with this variant chosen. */
  slug: string
  color: string | null
  size: string | null
  price: Cents
  compareAtPrice: Cents | null
  available: number
}

/** What distinguishes a variant of its product. */
export function optionsInWords(named: { color_name: string | null; size_name: string | null }): string {
  return [named.color_name, named.size_name].filter(name => name !== null).join(', ')
}

/** The most lines that a cart holds, with those saved for later. */
export const mostLines = 100

/** How long a line that was removed can be put back, in milliseconds. */
export const undoTime = 60 * 60 * 1000

export function emptyCart(limit: number): Cart {
  return { lines: [], limit }
}

export function isInCart({ saved, removed }: CartLine): boolean {
  return !saved && !removed
}

export function linesInCart({ lines }: Cart): CartLine[] {
  return lines.filter(isInCart)
}

export function savedLines({ lines }: Cart): CartLine[] {
  return lines.filter(({ saved, removed }) => saved && !removed)
}

/** Whether there is no room for one more line. What was removed stands back for a new one. */
export function isFull({ lines }: Cart): boolean {
  return lines.filter(({ removed }) => !removed).length >= mostLines
}

/** Whether some of a line can be bought now. */
export function canBeBought({ offer }: CartLine): boolean {
  return offer !== null && offer.available > 0
}

/** How many of a line can be bought now, and so are charged: of what is sold out or no longer sold none. */
export function chargedQuantity({ quantity, offer }: CartLine, limit: number): number {
  return offer ? Math.min(quantity, mostOf({ limit, available: offer.available })) : 0
}

export function lineTotal(line: CartLine, limit: number): Cents {
  return cents(chargedQuantity(line, limit) * (line.offer?.price ?? 0))
}

export interface CartTotals {
  /** How many the cart holds as the shopper left it: what the count on its icon says. */
  units: number
  /** How many of them can be bought now. */
  charged: number
  subtotal: Cents
  /** What they would cost more at their compare-at prices. */
  saving: Cents
}

/** What the lines come to. What is saved for later, sold out or no longer sold is not in it. */
export function cartTotals(cart: Cart): CartTotals {
  const { limit } = cart
  let units = 0
  let charged = 0
  let subtotal = 0
  let saving = 0
  for (const line of linesInCart(cart)) {
    const quantity = chargedQuantity(line, limit)
    units += line.quantity
    charged += quantity
    subtotal += lineTotal(line, limit)
    if (line.offer?.compareAtPrice) saving += quantity * (line.offer.compareAtPrice - line.offer.price)
  }
  return { units, charged, subtotal: cents(subtotal), saving: cents(saving) }
}

/** What a shopper must know about a line before they pay for it. */
export type Notice =
  | { about: 'no-longer-sold' }
  | { about: 'sold-out' }
  | { about: 'fewer-left'; left: number }
  | { about: 'over-limit'; limit: number }
  | { about: 'price-changed'; was: Cents; now: Cents }

/** What changed since a line was added, the most important first. */
export function noticesOf({ quantity, priceSeen, offer }: CartLine, limit: number): Notice[] {
  if (!offer) return [{ about: 'no-longer-sold' }]
  if (offer.available === 0) return [{ about: 'sold-out' }]
  const notices: Notice[] = []
  if (quantity > offer.available) notices.push({ about: 'fewer-left', left: offer.available })
  else if (quantity > limit) notices.push({ about: 'over-limit', limit })
  if (offer.price !== priceSeen) notices.push({ about: 'price-changed', was: priceSeen, now: offer.price })
  return notices
}
