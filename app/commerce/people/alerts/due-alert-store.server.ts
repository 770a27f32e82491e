import type { Db, Tx } from '#db/schema/schema.ts'

export interface DueBackInStockAlert {
  id: number
  email: string
  sku: string
  createdAt: string
}

/** Confirmed requests whose variant is available, the oldest first. */
export async function readDueBackInStockAlerts(db: Db | Tx, max: number): Promise<DueBackInStockAlert[]> {
  return db
    .selectFrom('back_in_stock_request as request')
    .innerJoin('variant', 'variant.id', 'request.variant_id')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .select(['request.id', 'email', 'variant.sku', 'request.created_at as createdAt'])
    .where('sent_at', 'is', null)
    .where('confirmed_at', 'is not', null)
    .where('variant.available', '>', 0)
    .where('published_at', 'is not', null)
    .where('variant.removed_at', 'is', null)
    .orderBy('request.id')
    .limit(max)
    .execute()
}

/** False if it was sent before. */
export async function markBackInStockAlertSent(tx: Tx, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('back_in_stock_request')
    .set({ sent_at: now.toISOString() })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
