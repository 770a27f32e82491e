import { isPostgres } from '../../db/columns.ts'
import { prepared } from '../../db/prepared.ts'
import type { Tx } from '../../db/schema.ts'

const name = 'sales_counted_up_to'

/** The last movement that is in the sales ranks. Until the transaction ends nobody else counts. */
export async function holdCountedUpTo(tx: Tx): Promise<number> {
  await tx
    .insertInto('setting')
    .values({ name, value: '0' })
    .onConflict(on => on.column('name').doNothing())
    .execute()
  const { value } = await tx
    .selectFrom('setting')
    .select('value')
    .where('name', '=', name)
    .$if(isPostgres(tx), query => query.forUpdate())
    .executeTakeFirstOrThrow()
  return Number(value)
}

export async function moveCountedUpTo(tx: Tx, movementId: number): Promise<void> {
  await tx
    .updateTable('setting')
    .set({ value: String(movementId) })
    .where('name', '=', name)
    .execute()
}

/** The next movements, with the products that they are of; null for a variant that is gone. */
export async function readMovements(tx: Tx, after: number, most: number) {
  return tx
    .selectFrom('stock_movement')
    .leftJoin('variant', 'variant.sku', 'stock_movement.sku')
    .select(['stock_movement.id', 'stock_movement.quantity', 'stock_movement.at', 'product_id', 'why'])
    .where('stock_movement.id', '>', after)
    .orderBy('stock_movement.id')
    .limit(most)
    .execute()
}

/** Adds to what a product has sold; what comes back never brings it below none. */
export async function addSold(tx: Tx, productId: number, units: number): Promise<void> {
  await addUnits(tx, { productId, units, fewest: -units })
}

const addUnits = prepared(
  (db, { productId, units, fewest }: { productId: number; units: number; fewest: number }) =>
    db
      .updateTable('product')
      .set(({ eb, lit }) => ({
        sold: eb
          .case()
          .when('sold', '<', fewest)
          .then(lit(0))
          .else(eb('sold', '+', units))
          .end(),
      }))
      .where('id', '=', productId),
)
