import type { Insertable } from 'kysely'
import { isPostgres } from '#db/schema/engine.ts'
import type { Db, Schema, Tx } from '#db/schema/schema.ts'

/** Undefined if there is no such SKU, or less than that in stock. */
export async function addToStock(tx: Tx, sku: string, quantity: number) {
  return tx
    .updateTable('variant')
    .set(variant => ({ available: variant('available', '+', quantity) }))
    .where('sku', '=', sku)
    .where(variant => variant.eb(variant('available', '+', quantity), '>=', 0))
    .returning(['available', 'product_id'])
    .executeTakeFirst()
}

/** The stock of a SKU, which nobody else changes until the transaction ends. */
export async function lockStock(tx: Tx, sku: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('variant')
    .select('available')
    .where('sku', '=', sku)
    .$if(isPostgres(tx), query => query.forUpdate())
    .executeTakeFirst()
  return row?.available
}

export async function hasSku(db: Db | Tx, sku: string): Promise<boolean> {
  return (await db.selectFrom('variant').select('id').where('sku', '=', sku).executeTakeFirst()) !== undefined
}

/** Returns the id of the new row. */
export async function addStockMovement(
  tx: Tx,
  movement: Insertable<Schema['stock_movement']>,
): Promise<number> {
  const { id } = await tx
    .insertInto('stock_movement')
    .values({ order_id: null, ...movement })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
