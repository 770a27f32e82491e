import { type RawBuilder, sql } from 'kysely'
import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { rulesOf } from '../../editing/changes/editable-tables.ts'
import { recountSales } from '../../orders/sales/sales-change-store.server.ts'

/** Tables of the demo whose rows have an id, each before those it needs. */
export const demoTables = [
  ...(['promotion', 'page_section', 'banner', 'journal_entry', 'collection', 'product'] as const),
  ...([
    'brand',
    'company',
    'option_value',
    'attribute',
    'attribute_value',
    'tax_rate',
    'bank_account',
    'delivery_method',
    'delivery_zone',
  ] as const),
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
export async function readDemoRows(db: Db, table: DemoTable): Promise<{ id: number }[]> {
  const isShown = rulesOf(table)?.isRemovable ? sql`removed_at is null` : sql`1 = 1`
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} as demo
    where ${isShown} and ${cameWithDemo(table)} order by id`.execute(db)
  return rows
}

/** The demo's categories by level, the deepest first: a parent can't go before its children. */
export async function readDemoCategories(db: Db): Promise<{ id: number }[][]> {
  const demo = new Set((await readDemoRows(db, 'category')).map(({ id }) => id))
  const rows = await db.selectFrom('category').select(['id', 'parent_id']).execute()
  const parents = new Map(rows.map(({ id, parent_id }) => [id, parent_id]))
  const depthOf = (id: number): number => {
    const parent = parents.get(id)
    return typeof parent === 'number' ? depthOf(parent) + 1 : 0
  }
  const levels = Map.groupBy(demo, depthOf)
  return [...levels].sort(([one], [other]) => other - one).map(([, ids]) => ids.map(id => ({ id })))
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

export async function readUntouchedPages(db: Db): Promise<{ id: number; slug: string }[]> {
  return db
    .selectFrom('page')
    .select(['id', 'slug'])
    .where('removed_at', 'is', null)
    .where(isUntouched('page', sql`'{"id":' || page.id || '}'`))
    .execute()
}

/** Those of these settings that no change has touched. */
export async function readUntouchedSettings(db: Db, names: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('setting')
    .select('name')
    .where('name', 'in', names)
    .where(isUntouched('setting', sql`'{"name":"' || setting.name || '"}'`))
    .execute()
  return rows.map(({ name }) => name)
}

/** Menu entries with one of these links. */
export async function readMenuItems(db: Db, hrefs: readonly string[]): Promise<{ id: number }[]> {
  if (hrefs.length === 0) return []
  return db.selectFrom('menu_item').select('id').where('href', 'in', hrefs).execute()
}

/** The social networks without a link. */
export async function readUnlinkedNetworks(db: Db): Promise<{ network: string }[]> {
  return db.selectFrom('social_link').select('network').where('href', 'is', null).execute()
}

export async function countAllOrders(db: Db): Promise<number> {
  const row = await db
    .selectFrom('customer_order')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Orders of a demo shop never were real. Marks up to `most` in each transaction. */
export async function markOrdersAsTests(db: Db, most: number): Promise<void> {
  const some = db.selectFrom('customer_order').select('id').where('is_test', '=', 0).orderBy('id').limit(most)
  let marked: bigint
  do {
    marked = await inOneCommit(db, async tx => {
      const update = tx.updateTable('customer_order').set({ is_test: 1 }).where('id', 'in', some)
      const { numUpdatedRows } = await update.executeTakeFirstOrThrow()
      if (numUpdatedRows > 0n) await recountSales(tx)
      return numUpdatedRows
    })
  } while (marked > 0n)
}
