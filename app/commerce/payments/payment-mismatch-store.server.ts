import type { Db, Schema, Tx } from '../../db/schema.ts'
import type { MismatchReason } from './payment-mismatch.ts'

type Row = Omit<Schema['payment_mismatch'], 'id' | 'told_at'>

/** True the first time that this was found: a provider repeats itself. */
export async function addMismatch(tx: Tx, row: Row): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('payment_mismatch')
    .values(row)
    .onConflict(on => on.columns(['payment_id', 'reference', 'reason']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Mismatches that the merchant was not told of, the oldest first; at most so many. */
export async function readUntoldMismatches(
  db: Db,
  max: number,
): Promise<{ id: number; provider: string; reason: MismatchReason }[]> {
  return db
    .selectFrom('payment_mismatch')
    .innerJoin('payment', 'payment.id', 'payment_id')
    .select(['payment_mismatch.id', 'provider', 'reason'])
    .where('told_at', 'is', null)
    .orderBy('payment_mismatch.id')
    .limit(max)
    .execute()
}

/** True for the one who tells the merchant. */
export async function takeUntoldMismatch(tx: Tx, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payment_mismatch')
    .set({ told_at: now.toISOString() })
    .where('id', '=', id)
    .where('told_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export interface FoundMismatch {
  reason: MismatchReason
  provider: string
  reference: string
  /** As the provider said it, in that currency's smallest unit. */
  amount: number
  currency: string
  orderNumber: string
  /** What the shop asked for, in cents. */
  expected: number
}

export async function findMismatch(db: Db, id: number): Promise<FoundMismatch | undefined> {
  return db
    .selectFrom('payment_mismatch')
    .innerJoin('payment', 'payment.id', 'payment_id')
    .innerJoin('customer_order', 'customer_order.id', 'payment.order_id')
    .select(['reason', 'provider', 'payment_mismatch.reference', 'payment_mismatch.amount'])
    .select(['payment_mismatch.currency', 'number as orderNumber', 'payment.amount as expected'])
    .where('payment_mismatch.id', '=', id)
    .executeTakeFirst()
}
