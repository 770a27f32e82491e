import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Db } from '#db/schema/schema.ts'
import type { RefundCause } from '../../after-sale/refund-purpose.ts'
import type { Actor } from '../../values/actor.ts'
import { type Amount, toAmount } from '../../values/money.ts'
import { bankTransfer } from '../bank-transfer.ts'
import { finishRefund } from './finish-refund.server.ts'

/** A refund that the merchant sends: of a bank transfer, or after the provider refused. */
export interface ManualRefund {
  id: number
  orderNumber: string
  amount: Amount
  currency: string
  cause: RefundCause
  /** The merchant's own words. */
  note: string
  /** The number of the return that it is for. */
  returnNumber: string | null
  /** Why the provider refused; null for a bank transfer. */
  lastError: string | null
}

/** Oldest first. */
export async function readManualRefunds(db: Db): Promise<ManualRefund[]> {
  const rows = await openManualRefunds(db)
    .leftJoin('order_return', 'order_return.id', 'refund.return_id')
    .select([
      'refund.id',
      'customer_order.number as orderNumber',
      'refund.amount',
      'payment.currency',
      'refund.cause',
      'refund.note',
      'order_return.number as returnNumber',
      'refund.last_error as lastError',
    ])
    .orderBy('refund.id')
    .execute()
  return rows.map(row => ({ ...row, amount: toAmount(row.amount) }))
}

/** False if there is no such open refund. */
export async function markManualRefundSent(
  db: Db,
  refundId: number,
  { actor, now }: { actor: Actor; now: Date },
): Promise<boolean> {
  const found = await openManualRefunds(db)
    .select('refund.id')
    .where('refund.id', '=', refundId)
    .executeTakeFirst()
  if (!found) return false
  return inOneCommit(db, tx => finishRefund(tx, refundId, { reference: null, actor, now }))
}

function openManualRefunds(db: Db) {
  return db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .innerJoin('customer_order', 'customer_order.id', 'refund.order_id')
    .where('refund.done_at', 'is', null)
    .where(row =>
      row.or([row('payment.provider', '=', bankTransfer.name), row('refund.failed_at', 'is not', null)]),
    )
}
