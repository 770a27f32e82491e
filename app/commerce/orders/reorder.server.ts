import type { Db } from '#db/schema/schema.ts'
import { addToCart } from '../cart/add-to-cart.server.ts'
import type { CartRefusal } from '../cart/cart-outcome.ts'
import type { Visitor } from '../cart/visitors/visitor.ts'
import type { Order } from './order.ts'

/** A line that was not or only partly available. */
export interface UnavailableLine {
  title: string
  options: string
  requested: number
  added: number
  /** Null if some could be added. */
  reason: CartRefusal | null
}

interface ReorderOptions {
  /** A repeated submission adds nothing. */
  key: string
  /** The maximum quantity of a cart line. */
  limit: number
  now: Date
}

/** Adds an order's items to the cart and returns those that are unavailable. */
export async function reorder(
  db: Db,
  visitor: Visitor | undefined,
  { lines }: Pick<Order, 'lines'>,
  { key, limit, now }: ReorderOptions,
): Promise<{ visitor: Visitor | undefined; missed: UnavailableLine[] }> {
  const missed: UnavailableLine[] = []
  let owner = visitor
  for (const { id, sku, title, options, quantity } of lines) {
    const wish = { sku, quantity, key: `${key}-${id}`, limit }
    const done = await addToCart(db, owner, wish, now)
    owner = done.visitor
    const added = done.outcome.ok ? done.outcome.added : 0
    const reason = done.outcome.ok ? null : done.outcome.reason
    if (added < quantity) missed.push({ title, options, requested: quantity, added: added, reason: reason })
  }
  return { visitor: owner, missed }
}
