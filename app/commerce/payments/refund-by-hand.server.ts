import { inOneCommit } from '../../db/one-commit.server.ts'
import type { Db } from '../../db/schema.ts'
import { type Cents, cents } from '../money.ts'
import { bankTransfer } from './bank-transfer.ts'
import { finishRefund } from './finish-refund.server.ts'

/** Money that the merchant sends back by hand: what came by bank transfer, and what a provider would not give back. */
export interface RefundByHand {
  id: number
  orderNumber: string
  amount: Cents
  reason: string
  /** Why no provider did it; null for a bank transfer. */
  lastError: string | null
}

/** Those that wait, the oldest first. */
export async function refundsByHand(db: Db): Promise<RefundByHand[]> {
  const rows = await waiting(db)
    .select([
      'refund.id',
      'customer_order.number as orderNumber',
      'refund.amount',
      'refund.reason',
      'refund.last_error as lastError',
    ])
    .orderBy('refund.id')
    .execute()
  return rows.map(row => ({ ...row, amount: cents(row.amount) }))
}

/** The merchant has sent it. False when there is no such refund that waits for them. */
export async function doneByHand(db: Db, refundId: number, now: Date): Promise<boolean> {
  const found = await waiting(db).select('refund.id').where('refund.id', '=', refundId).executeTakeFirst()
  if (!found) return false
  return inOneCommit(db, tx => finishRefund(tx, refundId, { reference: null, who: 'merchant', now }))
}

function waiting(db: Db) {
  return db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .innerJoin('customer_order', 'customer_order.id', 'refund.order_id')
    .where('refund.done_at', 'is', null)
    .where(row =>
      row.or([row('payment.provider', '=', bankTransfer.name), row('refund.gave_up_at', 'is not', null)]),
    )
}
