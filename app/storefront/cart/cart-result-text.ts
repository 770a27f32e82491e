import { type Cart, type CartLine, maxCartLines } from '#commerce/cart/cart.ts'
import type { CartResult } from '#commerce/cart/cart-outcome.ts'
import { cartResultMessages } from '#messages/cart-results.ts'

/** A result as text; `line` is the line it's about, as it is now. */
export function cartResultText(
  result: CartResult,
  line: (Pick<CartLine, 'title'> & Partial<Pick<CartLine, 'quantity'>>) | undefined,
  { limit }: Pick<Cart, 'limit'>,
): string {
  return cartResultMessages[result]({
    title: line?.title,
    quantity: line?.quantity ?? limit,
    limit,
    maxLines: maxCartLines,
  })
}
