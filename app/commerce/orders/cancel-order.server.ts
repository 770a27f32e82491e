import { inOneCommit } from '../../db/one-commit.server.ts'
import type { Db, Tx } from '../../db/schema.ts'
import { putLetter } from '../mail/letters.server.ts'
import { cents } from '../money.ts'
import { wantRefund } from '../payments/want-refund.server.ts'
import { giveBackQuote } from '../pricing/use-quote.server.ts'
import { giveBackStock } from '../stock/stock-ledger-store.server.ts'
import { type MovedOrder, moveFrom } from './move-order.server.ts'
import { cancellable, theShop } from './order.ts'

export type Cancelled = { ok: true } | { ok: false; because: 'too-late' }

/**
 * Cancels an order: gives back its stock, the uses of its promotions and what its gift card paid, and asks for what was paid
 * to be refunded. Refuses when it was packed already (for the shopper) or has left (for the shop). Again it does nothing more.
 */
export async function cancelOrder(
  db: Db,
  orderId: number,
  { who, now, note = '' }: { who: string; now: Date; note?: string },
): Promise<Cancelled> {
  return inOneCommit(db, async tx => {
    const move = { from: cancellable(who), to: 'cancelled' } as const
    const moved = await moveFrom(tx, orderId, move, { who, note, now })
    if (moved) {
      await undo(tx, orderId, moved, { who, now })
      return { ok: true }
    }
    const order = await tx
      .selectFrom('customer_order')
      .select('state')
      .where('id', '=', orderId)
      .executeTakeFirst()
    return order?.state === 'cancelled' ? { ok: true } : { ok: false, because: 'too-late' }
  })
}

/** Cancels an order that nobody has paid until it was due; false when it was paid, is not due or is cancelled already. */
export async function cancelUnpaid(db: Db, orderId: number, now: Date): Promise<boolean> {
  return inOneCommit(db, async tx => {
    const move = { from: ['placed'], to: 'cancelled', unpaidUntil: now.toISOString() } as const
    const moved = await moveFrom(tx, orderId, move, { who: theShop, note: 'not paid in time', now })
    if (moved) await undo(tx, orderId, moved, { who: theShop, now })
    return moved !== undefined
  })
}

/** The orders whose payment was due until now and did not come, those due longest first; at most so many. */
export async function readUnpaid(db: Db, now: Date, most: number): Promise<number[]> {
  const rows = await db
    .selectFrom('customer_order')
    .select('id')
    .where('payment_due_at', '<=', now.toISOString())
    .where('state', '=', 'placed')
    .orderBy('payment_due_at')
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

/** In the order in which placing takes them, the email's count first, so that neither waits for the other forever. */
async function undo(
  tx: Tx,
  orderId: number,
  { email, paid, refunded }: MovedOrder,
  { who, now }: { who: string; now: Date },
): Promise<void> {
  await putLetter(
    tx,
    { kind: 'order-cancelled', orderId, to: email, onceKey: `order-cancelled-${orderId}` },
    now,
  )
  await giveBackStock(tx, orderId, { who, now })
  await giveBackQuote(tx, orderId, now)
  const amount = cents(paid - refunded)
  if (amount > 0)
    await wantRefund(tx, orderId, { amount, reason: 'cancelled', key: `cancelled-${orderId}`, now })
}
