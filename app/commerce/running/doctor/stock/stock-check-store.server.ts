import { sql } from 'kysely'
import { isPostgres } from '#db/schema/engine.ts'
import type { Db, Tx } from '#db/schema/schema.ts'
import type { IdRange } from '../id-range-store.server.ts'

export interface StockDifference {
  id: number
  sku: string
  /** By the last row of the ledger. */
  expected: number
  actual: number
}

/** Stock that isn't what the last row of its ledger says. SKUs without a ledger have never moved. */
export async function readStockDifferences(db: Db, { after, last }: IdRange): Promise<StockDifference[]> {
  const { rows } = await sql<StockDifference>`
    select id, sku, expected, actual from (
      select id, sku, available as actual, (select available from stock_movement
        where stock_movement.sku = variant.sku order by stock_movement.id desc limit 1) as expected
      from variant where id > ${after} and id <= ${last}) as compared
    where expected <> actual order by id`.execute(db)
  return rows
}

export interface LedgerGap {
  movementId: number
  sku: string
  at: string
}

/** Rows of the ledger that don't follow from the one before, but for those up to `settled`. */
export async function readLedgerGaps(
  db: Db,
  { after, last }: IdRange,
  settled: number,
): Promise<LedgerGap[]> {
  const { rows } = await sql<LedgerGap>`
    select "movementId", sku, at from (
      select stock_movement.id as "movementId", stock_movement.sku, at, quantity, stock_movement.available,
        lag(stock_movement.available) over (partition by stock_movement.sku order by stock_movement.id) as before
      from variant join stock_movement on stock_movement.sku = variant.sku
      where variant.id > ${after} and variant.id <= ${last}) as movements
    where available <> before + quantity and "movementId" > ${settled} order by "movementId"`.execute(db)
  return rows
}

/** Canceled orders among these that still hold units of a variant. */
export async function readHeldByCanceled(
  db: Db,
  { after, last }: IdRange,
): Promise<{ id: number; number: string }[]> {
  return db
    .selectFrom('customer_order')
    .innerJoin('stock_movement', 'order_id', 'customer_order.id')
    .innerJoin('variant', 'variant.sku', 'stock_movement.sku')
    .select(['customer_order.id', 'number'])
    .where('customer_order.id', '>', after)
    .where('customer_order.id', '<=', last)
    .where('state', '=', 'canceled')
    .groupBy(['customer_order.id', 'number', 'variant.id'])
    .having(({ fn }) => fn.sum<number>('quantity'), '<', 0)
    .orderBy('customer_order.id')
    .distinct()
    .execute()
}

/** A variant's stock and the last row of its ledger; nobody else changes them until the transaction ends. */
export async function lockDifference(
  tx: Tx,
  id: number,
): Promise<(StockDifference & { productId: number }) | undefined> {
  const variant = await tx
    .selectFrom('variant')
    .select(['id', 'sku', 'available as actual', 'product_id as productId'])
    .where('id', '=', id)
    .$if(isPostgres(tx), query => query.forUpdate())
    .executeTakeFirst()
  const movement =
    variant &&
    (await tx
      .selectFrom('stock_movement')
      .select('available as expected')
      .where('sku', '=', variant.sku)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst())
  return movement && movement.expected !== variant.actual ? { ...variant, ...movement } : undefined
}

export async function setStock(tx: Tx, { id, actual, expected }: StockDifference): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('variant')
    .set({ available: expected })
    .where('id', '=', id)
    .where('available', '=', actual)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Whether a canceled order is still canceled; nobody else changes it until the transaction ends. */
export async function lockCanceledOrder(tx: Tx, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('customer_order')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'canceled')
    .$if(isPostgres(tx), query => query.forUpdate())
    .executeTakeFirst()
  return row !== undefined
}

export async function findLastMovement(db: Db): Promise<number> {
  const row = await db
    .selectFrom('stock_movement')
    .select(({ fn }) => fn.max<number | null>('id').as('id'))
    .executeTakeFirst()
  return row?.id ?? 0
}
