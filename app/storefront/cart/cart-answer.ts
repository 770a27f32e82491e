import type { Cart } from '../../commerce/cart/cart.ts'
import type { Outcome, Said } from '../../commerce/cart/cart-words.ts'

/** What the shop answers to a script that changed the cart: what came of it, in words too, and the cart as it is now. */
export interface CartAnswer {
  ok: Outcome['ok']
  said: Said
  words: string
  sku: string | null
  /** How many more of it there are in the cart than before. */
  took: number
  cart: Cart
  /** What sending it costs, in the merchant's words; empty where nothing is promised. */
  shipping: string
}
