import { isPostgres } from '#db/schema/engine.ts'
import type { Tx } from '#db/schema/schema.ts'

/**
 * First in every transaction that changes an order with its returns, claims, withdrawals, payments or refunds: two that lock these rows
 * in another order would wait for each other. Even an order event locks its order. On SQLite only one transaction writes at a time.
 */
export async function lockOrder(tx: Tx, orderId: number): Promise<void> {
  if (!isPostgres(tx)) return
  await tx.selectFrom('customer_order').select('id').where('id', '=', orderId).forUpdate().execute()
}
