import { type Cart, type CartLine, isCartFull, isInCart } from './cart.ts'
import type { CartResult } from './cart-outcome.ts'

/**
 * Whether a result still matches the cart. Its code comes from the URL, which may be reopened after another change or made up.
 */
export function isResultStillTrue(result: CartResult, line: CartLine | undefined, cart: Cart): boolean {
  const { limit } = cart
  const inCart = line !== undefined && isInCart(line)
  switch (result) {
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
      return isCartFull(cart)
    default:
      return true
  }
}
