import type { Cart } from '#commerce/cart/cart.ts'
import type { HeartList } from '#commerce/cart/wish-lists/heart.ts'
import type { WishListResult } from '#commerce/cart/wish-lists/wish-list-outcome.ts'
import type { ChangeResponse } from '#web/browser/change-queue.ts'

/** The response to a script's change: what came of it, and everything saved now. */
export interface WishListResponse extends ChangeResponse {
  result: WishListResult
  product: number | null
  list: string | null
  hearts: HeartList[]
  /** After a move to the cart. */
  cart?: Cart
}
