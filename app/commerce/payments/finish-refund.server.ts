import type { Tx } from '../../db/schema.ts'
import { putLetter } from '../mail/letters.server.ts'
import { cents } from '../money.ts'
import { moveOrder } from '../orders/move-order.server.ts'
import { theShop } from '../orders/order.ts'
import { findPaidOrder } from './payment-store.server.ts'
import { readGiftCardPart } from './refund-store.server.ts'

/** Money was given back: writes it down and tells the buyer. False when that was known. */
export async function finishRefund(
  tx: Tx,
  refundId: number,
  { reference, who = theShop, now }: { reference: string | null; who?: string; now: Date },
): Promise<boolean> {
  const refund = await tx
    .updateTable('refund')
    .set({ done_at: now.toISOString(), gave_up_at: null, last_error: null, ...(reference && { reference }) })
    .where('id', '=', refundId)
    .where('done_at', 'is', null)
    .returning(['order_id as orderId', 'amount'])
    .executeTakeFirst()
  if (!refund) return false
  const order = (await findPaidOrder(tx, refund.orderId))!
  const facts = { kind: 'refunded', orderId: order.id, amount: cents(refund.amount) } as const
  await putLetter(tx, { ...facts, to: order.email, onceKey: `refunded-${refundId}` }, now)
  if (order.refunded >= order.paid && (await isAllBack(tx, order.id)))
    await moveOrder(tx, order.id, 'refunded', { who, note: '', now })
  return true
}

/** Whether nothing is on its way any more, and a gift card has all that it paid. */
async function isAllBack(tx: Tx, orderId: number): Promise<boolean> {
  const waiting = await tx
    .selectFrom('refund')
    .select('id')
    .where('order_id', '=', orderId)
    .where('done_at', 'is', null)
    .executeTakeFirst()
  return !waiting && (await readGiftCardPart(tx, orderId)) <= 0
}
