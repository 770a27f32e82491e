import { type Cart, type CartLine, isFull, isInCart } from './cart.ts'
import type { Said } from './cart-words.ts'

/**
 * Whether what was said of a line can still be said. The code of it stands in an address, which may be opened again when
 * the cart has changed, or come from anybody.
 */
export function stillTrue(said: Said, line: CartLine | undefined, cart: Cart): boolean {
  const { limit } = cart
  const inCart = line !== undefined && isInCart(line)
  switch (said) {
    case 'added':
    case 'changed':
    case 'unsaved':
      return inCart
    case 'added-to-limit':
    case 'changed-to-limit':
    case 'at-limit':
      return inCart && line.quantity >= limit
    case 'added-to-stock':
    case 'changed-to-stock':
    case 'none-left':
      return inCart && line.offer !== null && line.quantity >= line.offer.available
    case 'removed':
      return line?.removed === true
    case 'restored':
      return line?.removed === false
    case 'saved':
      return line?.saved === true && !line.removed
    case 'sold-out':
      return line === undefined || line.offer?.available === 0
    case 'lines-full':
      return isFull(cart)
    default:
      return true
  }
}
