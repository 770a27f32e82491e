import { sql } from 'kysely'
import { joinValueNames } from '#commerce/catalog/products/options/option-values.ts'
import { variantValues } from '#commerce/catalog/products/options/variant-values-store.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { parseJsonRows } from '#db/statements/json-rows.ts'
import type { ColumnValue, TableRow } from '../change-set.ts'
import { plainValue, referencesFrom, rulesOf } from '../editable-tables.ts'

/** A row of a table by its only key. */
export interface NamedReference {
  table: string
  key: ColumnValue
}

/** Names by table and key. A row that is no longer there has none. */
export class RowNames {
  readonly #names = new Map<string, string>()

  set({ table, key }: NamedReference, name: string): void {
    this.#names.set(`${table} ${key}`, name)
  }

  get(table: string, key: ColumnValue | undefined): string | undefined {
    return this.#names.get(`${table} ${key}`)
  }
}

/** One query for each table that occurs. */
export async function readRowNames(db: Db, references: readonly NamedReference[]): Promise<RowNames> {
  const names = new RowNames()
  for (const [table, ofTable] of Map.groupBy(references, reference => reference.table)) {
    const keys = [...new Set(ofTable.map(({ key }) => key))]
    for (const { key, name } of await readNamesOf(db, table, keys)) names.set({ table, key }, name)
  }
  return names
}

async function readNamesOf(
  db: Db,
  table: string,
  keys: readonly ColumnValue[],
): Promise<{ key: ColumnValue; name: string }[]> {
  if (table === 'variant') return readVariantNames(db, keys as number[])
  if (table === 'shipment' || table === 'order_edit' || table === 'staff_note')
    return readOrderNames(db, table, keys as number[])
  if (table === 'order_packing')
    return db
      .selectFrom('customer_order')
      .select(['id as key', 'number as name'])
      .where('id', 'in', keys as number[])
      .execute()
  if (table === 'gift_card_movement')
    return db
      .selectFrom('gift_card')
      .select(['id as key', 'ending as name'])
      .where('id', 'in', keys as number[])
      .execute()
  const { name: column, key = [] } = rulesOf(table) ?? {}
  if (column === undefined) return []
  const { rows } = await sql<{ key: ColumnValue; name: string }>`
    select ${sql.ref(key[0]!)} as key, ${sql.ref(column)} as name from ${sql.table(table)}
    where ${sql.ref(key[0]!)} in (${sql.join(keys)})`.execute(db)
  return rows.map(({ key, name }) => ({ key, name: plainValue(table, column, name, key) }))
}

/** The numbers of the orders that these rows belong to. */
async function readOrderNames(
  db: Db,
  table: 'shipment' | 'order_edit' | 'staff_note',
  ids: readonly number[],
): Promise<{ key: number; name: string }[]> {
  const { rows } = await sql<{ key: number; name: string }>`
    select part.id as key, number as name from ${sql.table(table)} as part
    join customer_order on customer_order.id = part.order_id where part.id in (${sql.join(ids)})`.execute(db)
  return rows
}

/** "Basic Crew Neck Tee, Clay, XL" */
async function readVariantNames(db: Db, ids: readonly number[]): Promise<{ key: number; name: string }[]> {
  const rows = await db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'product_id')
    .select(['variant.id', 'title', variantValues(db).as('option_values')])
    .where('variant.id', 'in', ids)
    .execute()
  return rows.map(({ id, title, option_values }) => ({
    key: id,
    name: joinValueNames([{ name: title }, ...parseJsonRows(option_values)]),
  }))
}

/** The variant and the stock after each of these movements, by their ids. */
export async function readRecordedMovements(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, { variant: number; quantity: number; available: number }>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('stock_movement')
    .innerJoin('variant', 'variant.sku', 'stock_movement.sku')
    .select(['stock_movement.id', 'variant.id as variant', 'quantity', 'stock_movement.available'])
    .where('stock_movement.id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, ...row }) => [id, row]))
}

/** The rows that a step's key and values name, itself included. */
export function referencesOf(table: string, rows: readonly TableRow[]): NamedReference[] {
  const key = rulesOf(table)?.key ?? []
  const own = table === 'gift_card_movement' ? 'gift_card_id' : key.length === 1 ? key[0]! : 'id'
  const columns = [{ column: own, to: table }, ...referencesFrom(table)]
  return columns.flatMap(({ column, to }) =>
    rows.flatMap(row =>
      row[column] === undefined || row[column] === null ? [] : [{ table: to, key: row[column] }],
    ),
  )
}
