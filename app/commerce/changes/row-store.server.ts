import { type RawBuilder, sql } from 'kysely'
import { isPostgres } from '../../db/schema/columns.ts'
import type { Tx } from '../../db/schema/schema.ts'
import { type ColumnValue, keyText, type RowRefusal, type TableRow } from './change-set.ts'
import { rulesOf } from './editable-tables.ts'
import { rowRefusalOf } from './row-refusal.ts'

/** Rows per statement. */
const chunkSize = 250

export interface RowUpdate {
  key: TableRow
  columns: TableRow
  /** Values that the row must still have. */
  expected?: TableRow
}

export interface RowDeletion {
  key: TableRow
  expected?: TableRow
}

/** The row as written, or deleted; without a refusal, no such row has the expected values. */
export type RowResult = { ok: true; row: TableRow } | { ok: false; refusal: RowRefusal | undefined }

/** The key columns of an editable table. */
export function keyColumns(table: string): readonly string[] {
  return rulesOf(table)!.key
}

/** The rows with these keys, in the order of keys, locked until the transaction ends. */
export function lockRows(tx: Tx, table: string, keys: readonly TableRow[]): Promise<TableRow[]> {
  return readRows(tx, table, keys, isPostgres(tx) ? sql`for update` : sql``)
}

/** The same, without a lock. */
export async function readRows(
  tx: Tx,
  table: string,
  keys: readonly TableRow[],
  lock = sql``,
): Promise<TableRow[]> {
  const rows: TableRow[] = []
  const columns = keyColumns(table)
  const order = sql.join(columns.map(column => sql.ref(column)))
  for (const chunk of chunksOf(keys)) {
    const { rows: found } = await sql<TableRow>`
      select * from ${sql.table(table)} where ${anyOf(chunk.map(key => matching({ key }, columns)))}
      order by ${order} ${lock}`.execute(tx)
    rows.push(...found)
  }
  return rows
}

/** Inserts rows with the same columns. Both databases return them in the order in which they were given. */
export function insertRows(tx: Tx, table: string, rows: readonly TableRow[]): Promise<RowResult[]> {
  return inChunks(tx, table, 'insert', rows, async chunk => {
    const columns = Object.keys(chunk[0]!)
    const values = chunk.map(row => sql`(${sql.join(columns.map(column => row[column]))})`)
    const { rows: inserted } = await sql<TableRow>`
      insert into ${sql.table(table)} (${sql.join(columns.map(column => sql.ref(column)))})
      values ${sql.join(values)} returning *`.execute(tx)
    return inserted.map(row => ({ ok: true, row }))
  })
}

/** Sets the same columns of several rows, each to its own values. */
export function updateRows(tx: Tx, table: string, updates: readonly RowUpdate[]): Promise<RowResult[]> {
  const columns = keyColumns(table)
  return inChunks(tx, table, 'update', updates, async chunk => {
    const names = Object.keys(chunk[0]!.columns)
    const set = names.map(name => {
      const cases = chunk.map(
        ({ key, columns: to }) => sql`when ${matching({ key }, columns)} then ${to[name]}`,
      )
      return sql`${sql.ref(name)} = case ${sql.join(cases, sql` `)} else ${sql.ref(name)} end`
    })
    const { rows } = await sql<TableRow>`
      update ${sql.table(table)} set ${sql.join(set)}
      where ${anyOf(chunk.map(update => matching(update, columns)))} returning *`.execute(tx)
    const keys = chunk.map(update => keyText({ ...update.key, ...update.columns }, columns))
    return inOrder(keys, rows, columns)
  })
}

export function deleteRows(tx: Tx, table: string, deletions: readonly RowDeletion[]): Promise<RowResult[]> {
  const columns = keyColumns(table)
  return inChunks(tx, table, 'delete', deletions, async chunk => {
    const { rows } = await sql<TableRow>`
      delete from ${sql.table(table)}
      where ${anyOf(chunk.map(deletion => matching(deletion, columns)))} returning *`.execute(tx)
    const keys = chunk.map(({ key }) => keyText(key, columns))
    return inOrder(keys, rows, columns)
  })
}

function inOrder(
  keys: readonly string[],
  rows: readonly TableRow[],
  columns: readonly string[],
): RowResult[] {
  const byKey = new Map(rows.map(row => [keyText(row, columns), row]))
  return keys.map(key => {
    const row = byKey.get(key)
    return row ? { ok: true, row } : { ok: false, refusal: undefined }
  })
}

/** Writes many rows per statement. If a constraint refuses one, its chunk is written again row by row. */
async function inChunks<T>(
  tx: Tx,
  table: string,
  operation: 'insert' | 'update' | 'delete',
  items: readonly T[],
  write: (chunk: readonly T[]) => Promise<RowResult[]>,
): Promise<RowResult[]> {
  const results: RowResult[] = []
  for (const chunk of chunksOf(items)) {
    const written = await inSavepoint(tx, table, operation, () => write(chunk))
    if (Array.isArray(written)) results.push(...written)
    else if (chunk.length === 1) results.push(written)
    else
      for (const item of chunk) {
        const one = await inSavepoint(tx, table, operation, () => write([item]))
        results.push(...(Array.isArray(one) ? one : [one]))
      }
  }
  return results
}

async function inSavepoint(
  tx: Tx,
  table: string,
  operation: 'insert' | 'update' | 'delete',
  write: () => Promise<RowResult[]>,
): Promise<RowResult[] | { ok: false; refusal: RowRefusal }> {
  await sql`savepoint row_change`.execute(tx)
  try {
    const written = await write()
    await sql`release savepoint row_change`.execute(tx)
    return written
  } catch (error) {
    const refusal = rowRefusalOf(error, table, operation)
    if (!refusal) throw error
    await sql`rollback to savepoint row_change`.execute(tx)
    await sql`release savepoint row_change`.execute(tx)
    return { ok: false, refusal }
  }
}

function matching(
  { key, expected = {} }: { key: TableRow; expected?: TableRow },
  columns: readonly string[],
): RawBuilder<unknown> {
  const isKey = columns.map(column => sql`${sql.ref(column)} = ${key[column]}`)
  const isUnchanged = Object.entries(expected).map(([name, value]) => sameValue(name, value))
  return sql`(${sql.join([...isKey, ...isUnchanged], sql` and `)})`
}

/** Also true when both are null. */
function sameValue(column: string, value: ColumnValue): RawBuilder<unknown> {
  return sql`${sql.ref(column)} is not distinct from ${value}`
}

function anyOf(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join(conditions, sql` or `)
}

export function chunksOf<T>(items: readonly T[], size = chunkSize): T[][] {
  const chunks: T[][] = []
  for (let start = 0; start < items.length; start += size) chunks.push(items.slice(start, start + size))
  return chunks
}
