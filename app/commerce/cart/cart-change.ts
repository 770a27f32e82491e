import { type Cart, type CartLine, isInCart, mostLines } from './cart.ts'
import { addQuantity, type Bounded, setQuantity } from './quantity.ts'

/** What a shopper does with a cart. */
export type CartChange =
  /** `line` is what is added, with its quantity. */
  | { kind: 'add'; line: CartLine }
  /** 0 removes the line, from the cart or from what is saved for later. */
  | { kind: 'change'; sku: string; quantity: number }
  | { kind: 'save'; sku: string }
  | { kind: 'unsave'; sku: string }
  /** Puts back what was removed. */
  | { kind: 'restore'; sku: string }

/**
 * The cart as it will be when the shop has answered, for a browser to show meanwhile. What the shop would refuse changes
 * nothing.
 */
export function applyChange(cart: Cart, change: CartChange): Cart {
  if (change.kind === 'add') return add(cart, change.line)
  return {
    ...cart,
    lines: cart.lines.map(line => (line.sku === change.sku ? changed(line, change, cart) : line)),
  }
}

function changed(line: CartLine, change: Exclude<CartChange, { kind: 'add' }>, cart: Cart): CartLine {
  const { saved, removed } = line
  if (change.kind === 'restore') return { ...line, removed: false }
  if (removed) return line
  if (change.kind === 'save') return { ...line, saved: true }
  if (change.kind === 'unsave') return { ...line, saved: false }
  if (change.quantity === 0) return { ...line, removed: true }
  return saved || !line.offer
    ? line
    : withQuantity(line, setQuantity(line.quantity, change.quantity, boundsOf(line, cart)))
}

function add(cart: Cart, added: CartLine): Cart {
  if (!added.offer) return cart
  const known = cart.lines.find(line => line.sku === added.sku)
  const kept = known && isInCart(known) ? known : undefined
  const others = cart.lines.filter(line => line !== known)
  const full = !known && others.filter(line => !line.removed).length >= mostLines
  const bounded = addQuantity(kept?.quantity ?? 0, added.quantity, boundsOf(added, cart))
  if (full || !bounded.ok) return cart
  const line = { ...added, quantity: bounded.quantity, saved: false, removed: false }
  // One that is in the cart keeps its place there.
  if (kept)
    return {
      ...cart,
      lines: cart.lines.map(other => (other === kept ? { ...line, addedAt: kept.addedAt } : other)),
    }
  return { ...cart, lines: [line, ...others] }
}

function boundsOf({ offer }: CartLine, { limit }: Cart) {
  return { limit, available: offer?.available ?? 0 }
}

function withQuantity(line: CartLine, bounded: Bounded): CartLine {
  return bounded.ok ? { ...line, quantity: bounded.quantity } : line
}
