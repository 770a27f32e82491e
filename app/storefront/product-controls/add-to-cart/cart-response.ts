import type { Cart } from '#commerce/cart/cart.ts'
import type { CartOutcome, CartResult } from '#commerce/cart/cart-outcome.ts'

/** The JSON response to a form that changes the cart. */
export interface CartResponse {
  ok: CartOutcome['ok']
  result: CartResult
  message: string
  sku: string | null
  /** How many more of the variant are in the cart than before. */
  added: number
  cart: Cart
  /** The shop's promise about shipping; may be empty. */
  shipping: string
}
