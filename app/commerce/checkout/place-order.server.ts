import type { Db } from '../../db/schema.ts'
import type { Address } from '../addresses/address.ts'
import type { Cents } from '../money.ts'
import type { Visitor } from '../visitors/visitor.ts'
import type { OrderChange, SeenLine } from './order-change.ts'

export interface WantedOrder {
  /** The checkout's: the same key is the same order, however often it comes. */
  checkoutKey: string
  email: string
  address: Address
  deliveryMethodId: number | null
  codes: string[]
  /** The payment provider's name. */
  payment: string
  /** How long the order waits for its money, in milliseconds. */
  patience: number
  /** The quote's total and what is left of it to pay, as the shopper saw them. */
  seenTotal: Cents
  seenDue: Cents
  seenLines: SeenLine[]
  /** The most of one product in one order line. */
  limit: number
}

export type Placed =
  | { ok: true; order: { id: number; token: string; number: string }; again: boolean }
  | { ok: false; because: 'empty-cart' }
  | { ok: false; because: 'changed'; changes: OrderChange[] }
  | { ok: false; because: 'no-delivery' }

/**
 * Makes an order of what is in the cart. Prices, stock and promotions are read anew; if anything is not as the shopper saw it
 * nothing is written, the cart is kept and the changes are said.
 */
export async function placeOrder(
  db: Db,
  visitor: Visitor | undefined,
  wanted: WantedOrder,
  now: Date,
): Promise<Placed> {
  throw new Error(`not yet ${db} ${visitor} ${wanted} ${now}`)
}
