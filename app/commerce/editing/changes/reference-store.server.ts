import { type RawBuilder, sql } from 'kysely'
import { isPostgres } from '#db/schema/engine.ts'
import type { Db, Tx } from '#db/schema/schema.ts'
import type { ColumnValue, RowRefusal, TableRow } from './change-set.ts'
import {
  type EditableTable,
  referencesFrom,
  referencesTo,
  rulesOf,
  type TableReference,
} from './editable-tables.ts'
import { chunksOf, keyColumns } from './row-store.server.ts'

/** Values in one list of a query. */
const valuesPerQuery = 500

/**
 * The rows, by their index, that name a missing or removed row of another table. Locks the others, so that nobody removes them
 * meanwhile.
 */
export async function findBlockedRows(
  tx: Tx,
  table: string,
  rows: readonly TableRow[],
  references: readonly TableReference[] = referencesFrom(table),
): Promise<Map<number, RowRefusal>> {
  const blocked = new Map<number, RowRefusal>()
  for (const { column, to } of references) {
    const required = new Set(rows.map(row => row[column] ?? null).filter(value => value !== null))
    const live = await readLiveKeys(tx, to, [...required])
    for (const [index, row] of rows.entries())
      if ((row[column] ?? null) !== null && !live.has(row[column]!))
        blocked.set(index, { ok: false, reason: 'missing-reference', table, columns: [column] })
  }
  return blocked
}

/** A part of this row that names a missing or removed row; undefined if the row can be shown with all its parts. */
export async function findBlockedPart(tx: Tx, table: string, row: TableRow): Promise<RowRefusal | undefined> {
  const id = row[keyColumns(table)[0]!]
  for (const { from, column } of referencesTo(table).filter(({ isPart }) => isPart)) {
    const uses = referencesFrom(from).filter(({ isPart }) => !isPart)
    if (uses.length === 0) continue
    const { rows } = await sql<TableRow>`
      select * from ${sql.table(from)} where ${sql.ref(column)} = ${id} and ${isLive(from)}`.execute(tx)
    for (const refusal of (await findBlockedRows(tx, from, rows, uses)).values()) return refusal
  }
  return undefined
}

/** The rows that are not removed, by themselves or with what they are a part of. */
export async function presentRows(tx: Tx, table: string, rows: readonly TableRow[]): Promise<TableRow[]> {
  let present = rows.filter(row => (row.removed_at ?? null) === null)
  for (const { column, to } of referencesFrom(table).filter(({ isPart }) => isPart)) {
    const owners = new Set(present.flatMap(row => row[column] ?? []))
    const live = await readLiveKeys(tx, to, [...owners], sql``)
    present = present.filter(row => row[column] === null || live.has(row[column]!))
  }
  return present
}

async function readLiveKeys(
  tx: Tx,
  table: string,
  keys: readonly ColumnValue[],
  lock = isPostgres(tx) ? sql`for share` : sql``,
): Promise<Set<ColumnValue>> {
  const key = sql.ref(keyColumns(table)[0]!)
  const found = new Set<ColumnValue>()
  for (const some of chunksOf(keys, valuesPerQuery)) {
    const { rows } = await sql<{ key: ColumnValue }>`
      select ${key} as key from ${sql.table(table)} where ${key} in (${sql.join(some)}) and ${isLive(table)} ${lock}`.execute(
      tx,
    )
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
  for (const { from, column, condition } of usesOf(table))
    for (const key of await readReferences(tx, from, column, keys, condition)) uses.set(key, from)
  return uses
}

/** A row that keeps another from being removed. */
export interface Use {
  table: string
  key: ColumnValue
}

/** How many rows need this one, and the first of them. Parts of a row, such as variants, count as that row. */
export async function readUses(
  db: Db | Tx,
  table: string,
  key: ColumnValue,
  max: number,
): Promise<{ total: number; uses: Use[] }> {
  const byOwner = Map.groupBy(usesOf(table), ({ owner }) => owner.table)
  const uses: Use[] = []
  let total = 0
  for (const [ownerTable, references] of byOwner) {
    const parts = references.map(
      ({ from, column, condition, owner }) => sql`
        select ${sql.ref(owner.column)} as key from ${sql.table(from)}
        where ${sql.ref(column)} = ${key} and ${condition}`,
    )
    const owners = sql`(${sql.join(parts, sql` union `)}) as owner`
    const { rows } = await sql<{ key: ColumnValue; total: number }>`
      select key, count(*) over () as total from ${owners} order by key limit ${max}`.execute(db)
    total += Number(rows[0]?.total ?? 0)
    uses.push(...rows.map(row => ({ table: ownerTable, key: row.key })))
  }
  return { total, uses: uses.slice(0, max) }
}

/** The references that keep a row of this table. A row that is deleted, not hidden, is also kept by hidden ones. */
function usesOf(table: string) {
  const { isRemovable } = rulesOf(table)!
  return referencesTo(table)
    .filter(({ isPart }) => !isPart)
    .map(({ from, column }) => ({
      ...{ from, column, owner: ownerOf(from) },
      condition: isRemovable ? isNeeded(from) : sql`1 = 1`,
    }))
}

/** The table that a row is a part of, and the column with its key; the row's own table if it's part of none. */
function ownerOf(table: EditableTable): { table: EditableTable; column: string } {
  const part = referencesFrom(table).find(({ isPart }) => isPart)
  return part ? { table: part.to, column: part.column } : { table, column: keyColumns(table)[0]! }
}

/** Keys of rows that cannot be deleted: others need them, or hidden rows and rows of shoppers keep them. */
export async function findHolders(
  tx: Tx,
  table: string,
  rows: readonly TableRow[],
): Promise<Map<ColumnValue, 'needed' | 'referenced'>> {
  const holders = new Map<ColumnValue, 'needed' | 'referenced'>()
  const [key] = keyColumns(table)
  const keys = rows.map(row => row[key!]!)
  for (const { table: from, column, ours } of rulesOf(table)?.keptBy ?? []) {
    const values = rows.map(row => row[ours]!)
    const found = new Set(await readReferences(tx, from, column, values))
    for (const row of rows) if (found.has(row[ours]!)) holders.set(row[key!]!, 'referenced')
  }
  const references = referencesTo(table)
  for (const { from, column } of references)
    for (const found of await readReferences(tx, from, column, keys)) holders.set(found, 'referenced')
  for (const { from, column } of references)
    for (const found of await readReferences(tx, from, column, keys, isNeeded(from)))
      holders.set(found, 'needed')
  return holders
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
  return rulesOf(table)?.isRemovable ? sql`removed_at is null` : sql`1 = 1`
}

/** Removed rows and the parts of removed products and attributes need nothing. */
function isNeeded(table: EditableTable): RawBuilder<unknown> {
  const owners = referencesFrom(table).filter(
    ({ to, isPart }) => isPart && (to === 'product' || to === 'attribute'),
  )
  const areLive = owners.map(
    ({ column, to }) =>
      sql`${sql.ref(column)} in (select id from ${sql.table(to)} as owner where owner.removed_at is null)`,
  )
  return sql.join([isLive(table), ...areLive], sql` and `)
}
