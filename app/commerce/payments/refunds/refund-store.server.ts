import type { Db, Tx } from '#db/schema/schema.ts'
import type { RefundPurpose } from '../../after-sale/refund-purpose.ts'
import { lockOrder } from '../../orders/lock-order-store.server.ts'
import { noteSale } from '../../orders/sales/sales-change-store.server.ts'
import { toAmount } from '../../values/money.ts'
import type { CreditedRefund } from '../invoices/issue-credit-note.server.ts'

/** The error of a refund that the provider may have accepted, while its credit note or email failed. */
export const refundNotFinished = 'not-finished'

/** A refund to send. */
export interface DueRefund {
  id: number
  orderId: number
  amount: number
  currency: string
  attempts: number
  provider: string
  /** For `readPaymentToken`. */
  sealedToken: string | null
  paymentReference: string | null
  /** The provider's name for the refund, once it accepted it. */
  reference: string | null
}

/** The amounts refunded or on their way back, by payment id. */
export async function readRefundedByPayment(tx: Tx, orderId: number): Promise<Map<number, number>> {
  const rows = await tx
    .selectFrom('refund')
    .select(['payment_id as paymentId', row => row.fn.sum<number | string>('amount').as('amount')])
    .where('order_id', '=', orderId)
    .where('payment_id', 'is not', null)
    .groupBy('payment_id')
    .execute()
  return new Map(rows.map(({ paymentId, amount }) => [paymentId!, Number(amount)]))
}

/** The part paid by gift card and not yet refunded. */
export async function readRefundableGiftCardAmount(tx: Db | Tx, orderId: number): Promise<number> {
  const row = await tx
    .selectFrom('gift_card_movement')
    .select(sum => sum.fn.sum<number | string | null>('amount').as('amount'))
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return -Number(row?.amount ?? 0)
}

/** Adds to the order's refunds; false if that would be more than was paid. */
export async function increaseRefunded(tx: Tx, orderId: number, amount: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('customer_order')
    .set(row => ({ refunded: row('refunded', '+', amount) }))
    .where('id', '=', orderId)
    .where(row => row.eb(row('refunded', '+', amount), '<=', row('paid', '+', row.ref('gift_card'))))
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function isRefundRecorded(tx: Tx, key: string): Promise<boolean> {
  return (await tx.selectFrom('refund').select('id').where('key', '=', key).executeTakeFirst()) !== undefined
}

/** What a credit note is made from. */
export const creditedColumns = [
  ...(['id', 'order_id as orderId', 'amount', 'payment_id as paymentId', 'cause'] as const),
  ...(['arrival_id as arrivalId', 'item_refund_id as itemRefundId', 'order_edit_id as orderEditId'] as const),
] as const

export async function addRefund(
  tx: Tx,
  refund: {
    orderId: number
    paymentId: number | null
    key: string
    amount: number
    purpose: RefundPurpose
  },
  now: Date,
): Promise<CreditedRefund> {
  const at = now.toISOString()
  const added = await tx
    .insertInto('refund')
    .values({
      order_id: refund.orderId,
      payment_id: refund.paymentId,
      key: refund.key,
      amount: refund.amount,
      ...purposeColumns(refund.purpose),
      created_at: at,
      due_at: at,
    })
    .returning(creditedColumns)
    .executeTakeFirstOrThrow()
  await noteSale(tx, at)
  return { ...added, amount: toAmount(added.amount) }
}

function purposeColumns(purpose: RefundPurpose) {
  return {
    cause: purpose.cause,
    note: purpose.cause === 'goodwill' ? purpose.note : '',
    return_id: purpose.cause === 'returned' ? purpose.returnId : null,
    arrival_id: purpose.cause === 'returned' ? purpose.arrivalId : null,
    item_refund_id: purpose.cause === 'items' ? purpose.itemRefundId : null,
    order_edit_id: purpose.cause === 'edited' ? purpose.orderEditId : null,
  }
}

export async function lockOrderOfRefund(tx: Tx, refundId: number): Promise<void> {
  const { order_id } = await tx
    .selectFrom('refund')
    .select('order_id')
    .where('id', '=', refundId)
    .executeTakeFirstOrThrow()
  await lockOrder(tx, order_id)
}

/** Due refunds of these providers, most overdue first. */
export async function readDueRefunds(
  db: Db,
  providers: string[],
  now: Date,
  max: number,
): Promise<DueRefund[]> {
  if (providers.length === 0) return []
  return db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .select([
      'refund.id',
      'refund.order_id as orderId',
      'refund.amount',
      'refund.attempts',
      'payment.currency',
      'payment.provider',
      'payment.token_sealed as sealedToken',
      'payment.reference as paymentReference',
      'refund.reference',
    ])
    .where('payment.provider', 'in', providers)
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('due_at', '<=', now.toISOString())
    .orderBy('due_at')
    .orderBy('refund.id')
    .limit(max)
    .execute()
}

/** True for the caller that may send the refund now. It is due again at `next`. */
export async function startRefundAttempt(db: Db, { id, attempts }: DueRefund, next: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('refund')
    .set({ due_at: next.toISOString(), attempts: attempts + 1 })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** The provider accepted the refund, which must not be sent again whatever happens next. */
export async function recordRefundReference(db: Db, id: number, reference: string): Promise<void> {
  await db.updateTable('refund').set({ reference }).where('id', '=', id).execute()
}

/** With `failedAt` the refund is not retried. */
export async function recordRefundFailure(
  db: Db | Tx,
  id: number,
  { error, failedAt }: { error: string; failedAt: Date | null },
): Promise<void> {
  await db
    .updateTable('refund')
    .set({ last_error: error, ...(failedAt && { failed_at: failedAt.toISOString() }) })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .execute()
}

/** A refund failed after it seemed to succeed, so the merchant has to send it by hand. */
export async function reopenFailedRefund(
  tx: Tx,
  { provider, reference, error }: { provider: string; reference: string; error: string },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('refund')
    .set({ done_at: null, failed_at: now.toISOString(), last_error: error })
    .where('reference', '=', reference)
    .where('payment_id', 'in', tx.selectFrom('payment').select('id').where('provider', '=', provider))
    .execute()
}
