import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../db/schema/schema.ts'
import { rulesOf } from '../changes/editable-tables.ts'
import { recountSales } from '../sales/sales-change-store.server.ts'

/** Tables of the demo whose rows have an id, each before those it needs. */
export const demoTables = [
  ...(['promotion', 'page_section', 'banner', 'journal_entry', 'collection', 'product'] as const),
  ...(['brand', 'color', 'size', 'tax_rate', 'bank_account', 'delivery_method', 'delivery_zone'] as const),
] as const

type DemoTable = (typeof demoTables)[number] | 'category'

/** Whether no change added this row of `demo`: the demo came with it. Undoing its removal isn't adding it. */
function cameWithDemo(table: DemoTable): RawBuilder<boolean> {
  return sql<boolean>`not exists (select 1 from changed_row where table_name = ${table}
    and row_key = '{"id":' || demo.id || '}' and before is null and not exists (
      select 1 from changed_row as earlier where earlier.table_name = changed_row.table_name
      and earlier.row_key = changed_row.row_key and earlier.change_set_id < changed_row.change_set_id))`
}

/** Rows that the demo came with and that weren't removed. */
export async function readDemoRows(
  tx: Db | Tx,
  table: DemoTable,
  { limit }: { limit: number },
): Promise<{ id: number }[]> {
  const isShown = rulesOf(table)?.removable ? sql`removed_at is null` : sql`1 = 1`
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} as demo
    where ${isShown} and ${cameWithDemo(table)} order by id limit ${limit}`.execute(tx)
  return rows
}

export async function countDemoProducts(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from product as demo
    where removed_at is null and ${cameWithDemo('product')}`.execute(db)
  return Number(rows[0]!.count)
}

/** Whether no change has touched this row, besides those that were undone. */
function isUntouched(table: 'page' | 'setting', key: RawBuilder<string>): RawBuilder<boolean> {
  return sql<boolean>`not exists (
    select 1 from changed_row join change_set on change_set.id = change_set_id
    where table_name = ${table} and row_key = ${key} and undoes is null and not exists (
      select 1 from change_set as undo where undo.undoes = change_set.id and not exists (
        select 1 from change_set as redo where redo.undoes = undo.id)))`
}

export async function readUntouchedPages(tx: Tx): Promise<{ id: number; slug: string }[]> {
  return tx
    .selectFrom('page')
    .select(['id', 'slug'])
    .where('removed_at', 'is', null)
    .where(isUntouched('page', sql`'{"id":' || page.id || '}'`))
    .execute()
}

/** Those of these settings that no change has touched. */
export async function readUntouchedSettings(tx: Tx, names: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('setting')
    .select('name')
    .where('name', 'in', names)
    .where(isUntouched('setting', sql`'{"name":"' || setting.name || '"}'`))
    .execute()
  return rows.map(({ name }) => name)
}

/** Menu entries with one of these links. */
export async function readMenuItems(tx: Tx, hrefs: readonly string[]): Promise<{ id: number }[]> {
  if (hrefs.length === 0) return []
  return tx.selectFrom('menu_item').select('id').where('href', 'in', hrefs).execute()
}

/** The social networks without a link. */
export async function readUnlinkedNetworks(tx: Tx): Promise<{ network: string }[]> {
  return tx.selectFrom('social_link').select('network').where('href', 'is', null).execute()
}

export async function countAllOrders(db: Db): Promise<number> {
  const row = await db
    .selectFrom('customer_order')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Orders of a demo shop never were real. */
export async function markOrdersAsTests(tx: Tx): Promise<void> {
  await tx.updateTable('customer_order').set({ is_test: 1 }).where('is_test', '=', 0).execute()
  await recountSales(tx)
}
