import type { ExpressionBuilder } from 'kysely'
import type { Db, Schema, Tx } from '#db/schema/schema.ts'

export interface UnpaidOrderToRemind {
  orderId: number
  email: string
  kind: 'online' | 'confirmed' | 'unconfirmed'
}

/** Unpaid orders whose reminder is due and was not sent, most urgent first. */
export async function readDueReminders(db: Db, now: Date, max: number): Promise<UnpaidOrderToRemind[]> {
  return db
    .selectFrom('unpaid_hold')
    .innerJoin('customer_order', 'customer_order.id', 'unpaid_hold.order_id')
    .select(['id as orderId', 'email', 'kind'])
    .where('remind_at', '<=', now.toISOString())
    .where('reminded_at', 'is', null)
    .where('payment_due_at', '>', now.toISOString())
    .where(hasNoMoneyOnTheWay)
    .orderBy('payment_due_at')
    .orderBy('id')
    .limit(max)
    .execute()
}

/** False if the shopper was reminded before, the order needs no payment anymore, or its money is on the way. */
export async function markReminded(tx: Tx, orderId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('unpaid_hold')
    .set({ reminded_at: now.toISOString() })
    .where('order_id', '=', orderId)
    .where('reminded_at', 'is', null)
    .where(hasNoMoneyOnTheWay)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

function hasNoMoneyOnTheWay({ not, exists, selectFrom }: ExpressionBuilder<Schema, 'unpaid_hold'>) {
  const confirming = selectFrom('payment')
    .select('payment.id')
    .whereRef('payment.order_id', '=', 'unpaid_hold.order_id')
    .where('payment.state', '=', 'confirming')
  return not(exists(confirming))
}
