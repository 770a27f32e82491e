import type { Db, Tx } from '../../../db/schema/schema.ts'

export interface ReminderWindow {
  /** The payment provider's name. */
  provider: string
  dueAfter: Date
  dueBy: Date
  placedBy: Date
  limit: number
}

/** Unpaid orders in this window whose shoppers were not reminded, most urgent first. */
export async function readUnremindedTransfers(
  db: Db,
  { provider, dueAfter, dueBy, placedBy, limit }: ReminderWindow,
): Promise<{ orderId: number; email: string }[]> {
  return db
    .selectFrom('customer_order')
    .innerJoin('unpaid_hold', 'unpaid_hold.order_id', 'customer_order.id')
    .select(['id as orderId', 'email'])
    .where('reminded_at', 'is', null)
    .where('payment', '=', provider)
    .where('payment_due_at', '>', dueAfter.toISOString())
    .where('payment_due_at', '<=', dueBy.toISOString())
    .where('placed_at', '<=', placedBy.toISOString())
    .orderBy('payment_due_at')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** False if the shopper was reminded before, or the order is no longer unpaid. */
export async function markReminded(tx: Tx, orderId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('unpaid_hold')
    .set({ reminded_at: now.toISOString() })
    .where('order_id', '=', orderId)
    .where('reminded_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
