import type { Db, Tx } from '../../db/schema.ts'

export interface WantedReminders {
  /** The payment provider's name. */
  provider: string
  dueAfter: Date
  dueBy: Date
  placedBy: Date
  limit: number
}

/** Unpaid orders with such a deadline whose shoppers were not reminded yet, the most urgent first. */
export async function readUnreminded(
  db: Db,
  { provider, dueAfter, dueBy, placedBy, limit }: WantedReminders,
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

/** True the first time, and only while the order is unpaid. */
export async function noteReminded(tx: Tx, orderId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('unpaid_hold')
    .set({ reminded_at: now.toISOString() })
    .where('order_id', '=', orderId)
    .where('reminded_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
