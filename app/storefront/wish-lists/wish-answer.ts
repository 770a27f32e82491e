import type { Cart } from '../../commerce/cart/cart.ts'
import type { HeartList } from '../../commerce/wish-lists/heart.ts'
import type { Said } from '../../commerce/wish-lists/wish-words.ts'

/** What the shop answers to a script that changed a wish list: what came of it, in words too, and what is saved now. */
export interface WishAnswer {
  ok: boolean
  said: Said
  words: string
  product: number | null
  list: string | null
  hearts: HeartList[]
  /** Where something went into it. */
  cart?: Cart
}
