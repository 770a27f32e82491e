import { maxCartLines } from '#commerce/cart/cart.ts'
import { isWishListOwnResult, type WishListResult } from '#commerce/cart/wish-lists/wish-list-outcome.ts'
import { cartResultMessages } from '#messages/cart-results.ts'
import { wishListResultMessages } from '#messages/wish-list-results.ts'

interface ResultSubject {
  title: string | undefined
  list: string | undefined
  /** The maximum per order line. */
  limit: number
}

/** A result as text. Cart refusals are worded as in the cart. */
export function wishListResultText(result: WishListResult, { title, list, limit }: ResultSubject): string {
  if (!isWishListOwnResult(result))
    return cartResultMessages[result]({ title, quantity: limit, limit, maxLines: maxCartLines })
  return wishListResultMessages.results[result]({ title: title ?? wishListResultMessages.thisProduct, list })
}
