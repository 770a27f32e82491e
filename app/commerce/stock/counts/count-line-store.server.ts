import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/schema/schema.ts'
import { toAmount } from '../../money.ts'
import type { CountLine, CountProgress } from './stock-count.ts'

export type CountView = 'to-count' | 'counted' | 'different'

/** Of unpaid and unpacked orders: off the stock, but still on the shelf. */
const onShelfForOrders = sql<number>`coalesce((
  select -sum(stock_movement.quantity) from stock_movement
  inner join customer_order on customer_order.id = stock_movement.order_id
  where stock_movement.sku = stock_count_line.sku and customer_order.state in ('placed', 'paid')), 0)`

const forSale = sql<number>`(select available from variant where variant.sku = stock_count_line.sku)`

/**
 * Stores what was counted beside what should be there at this moment. One statement, so that no sale gets between the two. False if
 * the count is closed or doesn't have this SKU.
 */
export async function saveCounted(
  db: Db,
  line: { countId: number; sku: string; counted: number; actor: string; at: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('stock_count_line')
    .set({
      counted: line.counted,
      expected: sql<number>`${forSale} + ${onShelfForOrders}`,
      counted_at: line.at,
      actor: line.actor,
    })
    .where('count_id', '=', line.countId)
    .where('open_sku', '=', line.sku)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Makes a SKU uncounted again. False as above. */
export async function clearCounted(db: Db, countId: number, sku: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('stock_count_line')
    .set({ counted: null, expected: null, counted_at: null, actor: null })
    .where('count_id', '=', countId)
    .where('open_sku', '=', sku)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** SKUs and differences that finishing will correct, in SKU order. */
export async function readDifferences(tx: Tx, countId: number): Promise<{ sku: string; units: number }[]> {
  return tx
    .selectFrom('stock_count_line')
    .select(['sku', sql<number>`counted - expected`.as('units')])
    .where('count_id', '=', countId)
    .whereRef('counted', '<>', 'expected')
    .orderBy('sku')
    .execute()
}

export interface CountLinesQuery {
  view: CountView
  /** Part of a SKU or title; empty for all. */
  search: string
  /** The last SKU of the page before. */
  after: string | null
  limit: number
}

export async function readCountLines(
  db: Db,
  countId: number,
  { view, search, after, limit }: CountLinesQuery,
): Promise<CountLine[]> {
  const pattern = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const rows = await db
    .selectFrom('stock_count_line as line')
    .innerJoin('variant', 'variant.sku', 'line.sku')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .leftJoin('color', 'color.id', 'variant.color_id')
    .leftJoin('size', 'size.id', 'variant.size_id')
    .select(['line.sku', 'title', 'color.name as color', 'size.name as size', 'price'])
    .select(['counted', 'expected', 'counted_at as countedAt', 'line.actor'])
    .where('count_id', '=', countId)
    .$if(view === 'to-count', query => query.where('counted', 'is', null))
    .$if(view === 'counted', query => query.where('counted', 'is not', null))
    .$if(view === 'different', query => query.whereRef('counted', '<>', 'expected'))
    .$if(search !== '', query =>
      query.where(
        sql<boolean>`(lower(line.sku) like ${pattern} escape '\\' or lower(title) like ${pattern} escape '\\')`,
      ),
    )
    .$if(after !== null, query => query.where('line.sku', '>', after))
    .orderBy('line.sku')
    .limit(limit)
    .execute()
  return rows.map(({ color, size, price, ...row }) => ({
    ...row,
    price: toAmount(price),
    options: [color, size].filter(Boolean).join(', '),
  }))
}

/** What is counted so far, and what finishing would change. */
export async function readCountProgress(db: Db, countId: number): Promise<CountProgress> {
  const sum = (units: string, condition: string) =>
    sql<number>`coalesce(sum(case when ${sql.raw(condition)} then ${sql.raw(units)} else 0 end), 0)`
  const found = 'counted > expected'
  const missing = 'counted < expected'
  const row = await db
    .selectFrom('stock_count_line as line')
    .innerJoin('variant', 'variant.sku', 'line.sku')
    .select(({ fn }) => [
      fn.countAll<number>().as('lines'),
      sum('1', 'counted is not null').as('counted'),
      sum('1', 'counted <> expected').as('different'),
      sum('counted - expected', found).as('unitsFound'),
      sum('expected - counted', missing).as('unitsMissing'),
      sum('(counted - expected) * price', found).as('valueFound'),
      sum('(expected - counted) * price', missing).as('valueMissing'),
    ])
    .where('count_id', '=', countId)
    .executeTakeFirstOrThrow()
  const { valueFound, valueMissing, ...units } = row
  return { ...units, valueFound: toAmount(Number(valueFound)), valueMissing: toAmount(Number(valueMissing)) }
}
