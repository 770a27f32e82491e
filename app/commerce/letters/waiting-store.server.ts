import type { Db, Tx } from '../../db/schema.ts'

/** Somebody who waits for what can be had again. */
export interface Waiting {
  id: number
  email: string
  sku: string
  createdAt: string
}

/** Who can be told and has confirmed their address, those who wait longest first; at most so many. */
export async function readWaiting(db: Db | Tx, most: number): Promise<Waiting[]> {
  return db
    .selectFrom('back_in_stock_request as request')
    .innerJoin('variant', 'variant.id', 'request.variant_id')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .select(['request.id', 'email', 'variant.sku', 'request.created_at as createdAt'])
    .where('sent_at', 'is', null)
    .where('confirmed_at', 'is not', null)
    .where('variant.available', '>', 0)
    .where('published_at', 'is not', null)
    .orderBy('request.id')
    .limit(most)
    .execute()
}

/** Notes that somebody is told; false when they were. */
export async function noteTold(tx: Tx, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('back_in_stock_request')
    .set({ sent_at: now.toISOString() })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
