import type { Db } from '../../db/schema.ts'

export type Cancelled = { ok: true } | { ok: false; because: 'too-late' }

/**
 * Cancels an order: gives back its stock, the uses of its promotions and what its gift card paid, and asks for what was paid
 * to be refunded. Refuses when it was packed already (for the shopper) or has left (for the shop). Again it does nothing more.
 */
export async function cancelOrder(
  db: Db,
  orderId: number,
  { who, now }: { who: string; now: Date },
): Promise<Cancelled> {
  throw new Error(`not yet ${db} ${orderId} ${who} ${now}`)
}

/** Cancels an order that nobody has paid until it was due; false when it was paid, is not due or is cancelled already. */
export async function cancelUnpaid(db: Db, orderId: number, now: Date): Promise<boolean> {
  throw new Error(`not yet ${db} ${orderId} ${now}`)
}

/** The orders whose payment was due until now and did not come, those due longest first; at most so many. */
export async function readUnpaid(db: Db, now: Date, most: number): Promise<number[]> {
  throw new Error(`not yet ${db} ${now} ${most}`)
}
