import { type RawBuilder, sql } from 'kysely'
import { isPostgres } from '../../db/schema/columns.ts'
import type { Tx } from '../../db/schema/schema.ts'
import type { ColumnValue, RowRefusal, TableRow } from './change-set.ts'
import { type EditableTable, referencesFrom, referencesTo, rulesOf } from './editable-tables.ts'
import { chunksOf, keyColumns } from './row-store.server.ts'

/** Values in one list of a query. */
const valuesPerQuery = 500

/** The first reference of these rows to a missing or removed row, if any. Locks the other rows against removal. */
export async function findMissingReference(
  tx: Tx,
  table: string,
  rows: readonly TableRow[],
): Promise<RowRefusal | undefined> {
  for (const { column, to } of referencesFrom(table)) {
    const required = new Set(rows.map(row => row[column] ?? null).filter(value => value !== null))
    const live = await readLiveKeys(tx, to, [...required])
    if (live.size < required.size) return { ok: false, reason: 'missing-reference', table, columns: [column] }
  }
  return undefined
}

async function readLiveKeys(tx: Tx, table: string, keys: readonly ColumnValue[]): Promise<Set<ColumnValue>> {
  const key = sql.ref(keyColumns(table)[0]!)
  const found = new Set<ColumnValue>()
  for (const some of chunksOf(keys, valuesPerQuery)) {
    const { rows } = await sql<{ key: ColumnValue }>`
      select ${key} as key from ${sql.table(table)} where ${key} in (${sql.join(some)}) and ${isLive(table)}
      ${isPostgres(tx) ? sql`for share` : sql``}`.execute(tx)
    for (const row of rows) found.add(row.key)
  }
  return found
}

/** Keys of rows of this table, each with a table whose rows need it. */
export async function findUses(
  tx: Tx,
  table: string,
  keys: readonly ColumnValue[],
): Promise<Map<ColumnValue, EditableTable>> {
  const uses = new Map<ColumnValue, EditableTable>()
  for (const { from, column, isPart } of referencesTo(table))
    if (!isPart)
      for (const key of await readReferences(tx, from, column, keys, isNeeded(from))) uses.set(key, from)
  return uses
}

/** Keys of rows of this table that other rows refer to, those of shoppers included. */
export async function findKept(tx: Tx, table: string, rows: readonly TableRow[]): Promise<Set<ColumnValue>> {
  const referenced = new Set<ColumnValue>()
  const [key] = keyColumns(table)
  const keys = rows.map(row => row[key!]!)
  for (const { from, column } of referencesTo(table))
    for (const found of await readReferences(tx, from, column, keys)) referenced.add(found)
  for (const { table: from, column, ours } of rulesOf(table)?.keptBy ?? []) {
    const found = new Set(
      await readReferences(
        tx,
        from,
        column,
        rows.map(row => row[ours]!),
      ),
    )
    for (const row of rows) if (found.has(row[ours]!)) referenced.add(row[key!]!)
  }
  return referenced
}

async function readReferences(
  tx: Tx,
  from: string,
  column: string,
  keys: readonly ColumnValue[],
  condition: RawBuilder<unknown> = sql`1 = 1`,
): Promise<ColumnValue[]> {
  const found: ColumnValue[] = []
  for (const some of chunksOf(keys, valuesPerQuery)) {
    const { rows } = await sql<{ key: ColumnValue }>`
      select distinct ${sql.ref(column)} as key from ${sql.table(from)}
      where ${sql.ref(column)} in (${sql.join(some)}) and ${condition}`.execute(tx)
    for (const { key } of rows) found.push(key)
  }
  return found
}

function isLive(table: string): RawBuilder<unknown> {
  return rulesOf(table)?.removable ? sql`removed_at is null` : sql`1 = 1`
}

/** Removed rows and the parts of removed products need nothing. */
function isNeeded(table: EditableTable): RawBuilder<unknown> {
  const ofProduct = referencesFrom(table).find(({ to, isPart }) => isPart && to === 'product')
  if (!ofProduct) return isLive(table)
  return sql`${isLive(table)} and ${sql.ref(ofProduct.column)} in
    (select id from product where product.removed_at is null)`
}
