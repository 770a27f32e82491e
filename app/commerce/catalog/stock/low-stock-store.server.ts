import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/schema/schema.ts'
import { parseJsonRows } from '#db/statements/json-rows.ts'
import { type Amount, toAmount } from '../../values/money.ts'
import { joinValueNames, type VariantValue, valueColumns } from '../products/options/option-values.ts'
import { variantValues } from '../products/options/variant-values-store.server.ts'
import { saleReasons } from '../products/staff-list/sale-reasons.ts'
import { type StockWarning, salesWindowDays } from './days-left.ts'

export type StockFilter = 'all' | 'low' | 'sold-out'

/** A SKU of the stock list. */
export interface StockItem {
  sku: string
  productId: number
  title: string
  options: string
  isPublished: boolean
  price: Amount
  available: number
  /** In the last 28 days, net of canceled and returned units. */
  unitsSold: number
}

export interface StockQuery {
  filter: StockFilter
  /** Part of a SKU or title; empty for all. */
  search: string
  warning: StockWarning
  now: Date
  /** The last item of the page before. */
  after: StockPageKey | null
  limit: number
}

/** `days` is the place of an item among the low ones; unused where the order is by SKU. */
export interface StockPageKey {
  days: number
  sku: string
}

/** After all others: nothing sold lately. */
const never = 1_000_000_000

/** All by SKU, and the low ones by days left, sold-out ones first. Drafts are only in the list of all. */
export async function readStockItems(db: Db, query: StockQuery): Promise<StockItem[]> {
  const page = selectStockItems(query.now, matching(query.search))
  const days = sql`case when available = 0 then -1 when units > 0 then available * ${sql.lit(salesWindowDays)} / units
    else ${sql.lit(never)} end`
  const { rows } = await sql<StockRow>`
    select page.*, ${variantValues(db, 'page')} as option_values from (${chosen(query, page, days)}) as page
    order by page.days, page.sku`.execute(db)
  return rows.map(toStockItem)
}

/** The SKUs that are not removed and meet a condition, with their sales. */
export function selectStockItems(now: Date, condition: RawBuilder<unknown>): RawBuilder<unknown> {
  const since = new Date(now.getTime() - salesWindowDays * 86_400_000).toISOString()
  const sold = sql`coalesce((select -sum(quantity) from stock_movement
    where stock_movement.sku = variant.sku and at >= ${since}
    and reason in (${sql.join(saleReasons.map(reason => sql.lit(reason)))})), 0)`
  return sql`select variant.id, variant.sku, variant.product_id, ${sql.join(valueColumns.map(column => sql.ref(`variant.${column}`)))},
    variant.price, variant.available, product.title, product.published_at, ${sold} as units
    from variant inner join product on product.id = variant.product_id
    where variant.removed_at is null and product.removed_at is null ${condition}`
}

/** One SKU with what it sold; undefined if there is none, or it was removed. */
export async function findStockItem(db: Db, sku: string, now: Date): Promise<StockItem | undefined> {
  const { rows } = await sql<StockRow>`
    select item.*, ${variantValues(db, 'item')} as option_values
    from (${selectStockItems(now, sql`and variant.sku = ${sku}`)}) as item`.execute(db)
  return rows.map(toStockItem)[0]
}

/** The place of an item in the low list. */
export function stockPageKey({ sku, available, unitsSold }: StockItem): StockPageKey {
  if (available === 0) return { days: -1, sku }
  return { days: unitsSold > 0 ? Math.floor((available * salesWindowDays) / unitsSold) : never, sku }
}

function chosen(
  { filter, warning, after, limit }: StockQuery,
  page: RawBuilder<unknown>,
  days: RawBuilder<unknown>,
): RawBuilder<unknown> {
  if (filter === 'all') {
    const rest = after ? sql`and variant.sku > ${after.sku}` : sql``
    return sql`select 0 as days, item.* from (${page} ${rest} order by variant.sku limit ${limit}) as item`
  }
  const few = filter === 'low' ? sql.lit(warning.units) : sql.lit(0)
  const soon = filter === 'low' ? sql`or days <= ${warning.days}` : sql``
  const rest = after
    ? sql`and (days > ${after.days} or (days = ${after.days} and sku > ${after.sku}))`
    : sql``
  return sql`select * from (select ${days} as days, item.* from (${page}) as item) as item
    where published_at is not null and (available <= ${few} ${soon}) ${rest} order by days, sku limit ${limit}`
}

function matching(search: string): RawBuilder<unknown> {
  if (search === '') return sql``
  const pattern = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return sql`and (lower(variant.sku) like ${pattern} escape '\\' or lower(product.title) like ${pattern} escape '\\')`
}

/** A row of `selectStockItems` with the values of its options, if they were asked for. */
export interface StockRow {
  id: number
  sku: string
  product_id: number
  title: string
  option_values?: VariantValue[] | string
  published_at: string | null
  price: number
  available: number
  units: number
}

export function toStockItem(row: StockRow): StockItem {
  return {
    sku: row.sku,
    productId: row.product_id,
    title: row.title,
    options: joinValueNames(parseJsonRows(row.option_values ?? [])),
    isPublished: row.published_at !== null,
    price: toAmount(row.price),
    available: row.available,
    unitsSold: Number(row.units),
  }
}
