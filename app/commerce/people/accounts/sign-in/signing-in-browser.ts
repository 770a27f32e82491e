import type { Visitor } from '#commerce/cart/visitors/visitor.ts'

/** The browser that signs in. */
export interface SigningInBrowser {
  /** The guest, or the account that is signed in there now. */
  visitor: Visitor | undefined
  /** A name for its session. */
  device: string
  /** The maximum quantity of a cart line. */
  quantityLimit: number
}
