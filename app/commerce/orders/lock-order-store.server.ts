import { isPostgres } from '../../db/schema/columns.ts'
import type { Tx } from '../../db/schema/schema.ts'

/** Serializes changes to an order's returns and claims. On SQLite only one transaction writes at a time anyway. */
export async function lockOrder(tx: Tx, orderId: number): Promise<void> {
  if (!isPostgres(tx)) return
  await tx.selectFrom('customer_order').select('id').where('id', '=', orderId).forUpdate().execute()
}
