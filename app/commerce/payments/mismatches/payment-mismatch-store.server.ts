import type { Db, Schema, Tx } from '#db/schema/schema.ts'
import type { MismatchReason } from './payment-mismatch.ts'

type NewMismatch = Omit<Schema['payment_mismatch'], 'id' | 'notified_at'>

/** False if it is known: providers repeat themselves. */
export async function addMismatch(tx: Tx, row: NewMismatch): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('payment_mismatch')
    .values(row)
    .onConflict(on => on.columns(['payment_id', 'reference', 'reason']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Those that the merchant does not know of, oldest first. */
export async function readNewMismatches(
  db: Db,
  max: number,
): Promise<{ id: number; provider: string; reason: MismatchReason }[]> {
  return db
    .selectFrom('payment_mismatch')
    .innerJoin('payment', 'payment.id', 'payment_id')
    .select(['payment_mismatch.id', 'provider', 'reason'])
    .where('notified_at', 'is', null)
    .orderBy('payment_mismatch.id')
    .limit(max)
    .execute()
}

/** True for the caller that should notify the merchant. */
export async function markMismatchNotified(tx: Tx, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payment_mismatch')
    .set({ notified_at: now.toISOString() })
    .where('id', '=', id)
    .where('notified_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export interface MismatchDetails {
  reason: MismatchReason
  provider: string
  reference: string
  /** As reported, in that currency's minor units. */
  amount: number
  currency: string
  orderNumber: string
  /** The payment's expected amount, in minor units. */
  expected: number
  expectedCurrency: string
}

export async function findMismatch(db: Db, id: number): Promise<MismatchDetails | undefined> {
  return db
    .selectFrom('payment_mismatch')
    .innerJoin('payment', 'payment.id', 'payment_id')
    .innerJoin('customer_order', 'customer_order.id', 'payment.order_id')
    .select(['reason', 'provider', 'payment_mismatch.reference', 'payment_mismatch.amount'])
    .select(['payment_mismatch.currency', 'number as orderNumber', 'payment.amount as expected'])
    .select('payment.currency as expectedCurrency')
    .where('payment_mismatch.id', '=', id)
    .executeTakeFirst()
}
