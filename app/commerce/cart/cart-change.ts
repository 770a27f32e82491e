import { type Cart, type CartLine, isInCart, maxCartLines } from './cart.ts'
import { addQuantity, type BoundedQuantity, setQuantity } from './quantity.ts'

export type CartChange =
  /** `line.quantity` is how many are added. */
  | { kind: 'add'; line: CartLine }
  /** 0 removes the line, saved or not. */
  | { kind: 'change'; sku: string; quantity: number }
  | { kind: 'save'; sku: string }
  | { kind: 'unsave'; sku: string }
  /** Undoes a removal. */
  | { kind: 'restore'; sku: string }

/** A change of a line that the cart has. */
export type CartLineChange = Exclude<CartChange, { kind: 'add' }>

/** The cart as the shop will return it, for optimistic display. A change that the shop would refuse has no effect. */
export function applyCartChange(cart: Cart, change: CartChange): Cart {
  if (change.kind === 'add') return withAddedLine(cart, change.line)
  return {
    ...cart,
    lines: cart.lines.map(line => (line.sku === change.sku ? changedLine(line, change, cart) : line)),
  }
}

function changedLine(line: CartLine, change: CartLineChange, cart: Cart): CartLine {
  const { saved, removed } = line
  if (change.kind === 'restore') return { ...line, removed: false }
  if (removed) return line
  if (change.kind === 'save') return { ...line, saved: true }
  if (change.kind === 'unsave') return { ...line, saved: false }
  if (change.quantity === 0) return { ...line, removed: true }
  return saved || !line.offer
    ? line
    : withQuantity(line, setQuantity(line.quantity, change.quantity, boundsForLine(line, cart)))
}

function withAddedLine(cart: Cart, added: CartLine): Cart {
  if (!added.offer) return cart
  const existing = cart.lines.find(line => line.sku === added.sku)
  const inCart = existing && isInCart(existing) ? existing : undefined
  const others = cart.lines.filter(line => line !== existing)
  const isFull = !existing && others.filter(line => !line.removed).length >= maxCartLines
  const bounded = addQuantity(inCart?.quantity ?? 0, added.quantity, boundsForLine(added, cart))
  if (isFull || !bounded.ok) return cart
  const line = { ...added, quantity: bounded.quantity, saved: false, removed: false }
  // A line that is in the cart keeps its place.
  if (inCart)
    return {
      ...cart,
      lines: cart.lines.map(other => (other === inCart ? { ...line, addedAt: inCart.addedAt } : other)),
    }
  return { ...cart, lines: [line, ...others] }
}

function boundsForLine({ offer }: CartLine, { limit }: Cart) {
  return { limit, available: offer?.available ?? 0 }
}

function withQuantity(line: CartLine, bounded: BoundedQuantity): CartLine {
  return bounded.ok ? { ...line, quantity: bounded.quantity } : line
}
