import { sql } from 'kysely'
import { type Actor, storedActor, toActor } from '#commerce/values/actor.ts'
import { toAmount } from '#commerce/values/money.ts'
import type { Db, Tx } from '#db/schema/schema.ts'
import { parseJsonRows } from '#db/statements/json-rows.ts'
import { joinValueNames } from '../../products/options/option-values.ts'
import { variantValues } from '../../products/options/variant-values-store.server.ts'
import type { CountLine, CountProgress } from './stock-count.ts'

export type CountView = 'to-count' | 'counted' | 'different'

/** Units that orders took and that haven't shipped: off the stock, but still on the shelf. An order shipped in part is paid again. */
const onShelfForOrders = sql<number>`coalesce((
  select sum(order_line.quantity - order_line.shipped) from customer_order
  inner join order_line on order_line.order_id = customer_order.id
  where order_line.sku = stock_count_line.sku and customer_order.state in ('placed', 'paid')), 0)`

/** Whether units came to the shelf or left it after a time, so that an older number can't be compared. */
const hasMovedSince = (at: string) => sql<boolean>`(
  exists (select 1 from stock_movement where stock_movement.sku = stock_count_line.sku and at > ${at}
    and reason not in ('sold', 'restocked'))
  or exists (select 1 from shipment_line inner join shipment on shipment.id = shipment_line.shipment_id
    inner join order_line on order_line.id = shipment_line.order_line_id
    where order_line.sku = stock_count_line.sku and shipment.shipped_at > ${at}))`

const forSale = sql<number>`(select available from variant where variant.sku = stock_count_line.sku)`

/**
 * Stores what was counted beside what should be there at this moment. One statement, so that no sale gets between the two. False if
 * the count is closed, doesn't have this SKU, or units moved since `unmovedSince`.
 */
export async function saveCounted(
  db: Db,
  line: { countId: number; sku: string; counted: number; actor: Actor; at: string; unmovedSince?: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('stock_count_line')
    .set({
      counted: line.counted,
      expected: sql<number>`${forSale} + ${onShelfForOrders}`,
      counted_at: line.at,
      ...storedActor(line.actor),
    })
    .where('count_id', '=', line.countId)
    .where('open_sku', '=', line.sku)
    .$if(line.unmovedSince !== undefined, query =>
      query.where(({ not }) => not(hasMovedSince(line.unmovedSince!))),
    )
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Makes a SKU uncounted again. False as above. */
export async function clearCounted(db: Db, countId: number, sku: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('stock_count_line')
    .set({ counted: null, expected: null, counted_at: null, actor: null, actor_name: null, staff_id: null })
    .where('count_id', '=', countId)
    .where('open_sku', '=', sku)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function hasCountLine(db: Db, countId: number, sku: string): Promise<boolean> {
  const row = await db
    .selectFrom('stock_count_line')
    .select('sku')
    .where('count_id', '=', countId)
    .where('sku', '=', sku)
    .executeTakeFirst()
  return row !== undefined
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
    .select(['line.sku', 'title', 'price'])
    .select(variantValues(db).as('option_values'))
    .select([
      'counted',
      'expected',
      'counted_at as countedAt',
      'line.actor',
      'line.actor_name',
      'line.staff_id',
    ])
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
  return rows.map(({ option_values, price, actor, actor_name, staff_id, ...row }) => ({
    ...row,
    actor: actor && toActor({ actor, actor_name: actor_name!, staff_id }),
    price: toAmount(price),
    options: joinValueNames(parseJsonRows(option_values)),
  }))
}

/** The progress of a count, and the differences that finishing would correct. */
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
