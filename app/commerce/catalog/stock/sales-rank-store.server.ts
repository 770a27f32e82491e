import { lockProcessState, replaceProcessState } from '#db/process-state-store.server.ts'
import type { Tx } from '#db/schema/schema.ts'
import { prepared } from '#db/statements/prepared.ts'

/** The id of the last counted movement, locked until the transaction ends. */
export async function lockSalesCursor(tx: Tx): Promise<number> {
  return Number(await lockProcessState(tx, 'sales_counted_up_to', '0'))
}

export async function saveSalesCursor(tx: Tx, { from, to }: { from: number; to: number }): Promise<void> {
  await replaceProcessState(tx, 'sales_counted_up_to', { from: String(from), to: String(to) })
}

/** The next movements; `product_id` is null when the variant was deleted. */
export async function readStockMovements(tx: Tx, after: number, limit: number) {
  return tx
    .selectFrom('stock_movement')
    .leftJoin('variant', 'variant.sku', 'stock_movement.sku')
    .select(['stock_movement.id', 'stock_movement.quantity', 'stock_movement.at', 'product_id', 'reason'])
    .where('stock_movement.id', '>', after)
    .orderBy('stock_movement.id')
    .limit(limit)
    .execute()
}

/** Adds to the units sold, which never fall below 0. */
export async function addUnitsSold(tx: Tx, productId: number, units: number): Promise<void> {
  await addUnits(tx, { productId, units, minimum: -units })
}

const addUnits = prepared(
  (db, { productId, units, minimum }: { productId: number; units: number; minimum: number }) =>
    db
      .updateTable('product')
      .set(({ eb, lit }) => ({
        sold: eb
          .case()
          .when('sold', '<', minimum)
          .then(lit(0))
          .else(eb('sold', '+', units))
          .end(),
      }))
      .where('id', '=', productId),
)
