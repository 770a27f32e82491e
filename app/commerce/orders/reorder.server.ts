import type { Db } from '../../db/schema.ts'
import { addToCart } from '../cart/add-to-cart.server.ts'
import type { Refusal } from '../cart/cart-words.ts'
import type { Visitor } from '../visitors/visitor.ts'
import type { Order } from './order.ts'

/** A line that could not be had again, or only in part. */
export interface MissedLine {
  title: string
  options: string
  wanted: number
  took: number
  /** Null where some of it could be had. */
  because: Refusal | null
}

interface Reordering {
  /** The same form sent twice puts nothing in twice. */
  key: string
  /** The most of one product in one order line. */
  limit: number
  now: Date
}

/** Puts what was ordered into the cart again, as it is sold today, and says what of it cannot be had. */
export async function reorder(
  db: Db,
  visitor: Visitor | undefined,
  { lines }: Pick<Order, 'lines'>,
  { key, limit, now }: Reordering,
): Promise<{ visitor: Visitor | undefined; missed: MissedLine[] }> {
  const missed: MissedLine[] = []
  let owner = visitor
  for (const { id, sku, title, options, quantity } of lines) {
    const wish = { sku, quantity: String(quantity), key: `${key}-${id}`, limit }
    const done = await addToCart(db, owner, wish, now)
    owner = done.visitor
    const took = done.outcome.ok ? done.outcome.took : 0
    const because = done.outcome.ok ? null : done.outcome.said
    if (took < quantity) missed.push({ title, options, wanted: quantity, took, because })
  }
  return { visitor: owner, missed }
}
