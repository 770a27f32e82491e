import { type RawBuilder, sql } from 'kysely'
import { isPostgres } from '#db/schema/engine.ts'
import type { Db, Tx } from '#db/schema/schema.ts'
import { lockVariants } from '../../catalog/products/lock-variants-store.server.ts'
import { type ColumnValue, keyText, type RowRefusal, type TableRow } from './change-set.ts'
import { rulesOf } from './editable-tables.ts'
import { rowRefusalOf } from './row-refusal.ts'

/** Rows per statement. */
const chunkSize = 500

export interface RowUpdate {
  key: TableRow
  columns: TableRow
  /** Values that the row must still have; of the same columns in all rows of a call. */
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
export async function lockRows(tx: Tx, table: string, keys: readonly TableRow[]): Promise<TableRow[]> {
  if (table === 'variant') await lockVariants(tx, { ids: keys.map(({ id }) => id) })
  return readRows(tx, table, keys, isPostgres(tx) ? sql`for update` : sql``)
}

/** The same, without a lock. */
export async function readRows(
  tx: Db | Tx,
  table: string,
  keys: readonly TableRow[],
  lock = sql``,
): Promise<TableRow[]> {
  const rows: TableRow[] = []
  const columns = keyColumns(table)
  const order = sql.join(columns.map(column => sql.ref(column)))
  for (const chunk of chunksOf(keys)) {
    const { rows: found } = await sql<TableRow>`
      select * from ${sql.table(table)} where ${anyOf(
        chunk.map(key => ({ key })),
        columns,
      )}
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

/** Sets the same columns of several rows, each to its own values, where the same columns are as expected. */
export function updateRows(tx: Tx, table: string, updates: readonly RowUpdate[]): Promise<RowResult[]> {
  const columns = keyColumns(table)
  return inChunks(tx, table, 'update', updates, async chunk => {
    const { from, value, returned } = rowsAsJson(tx, table, chunk)
    const own = (column: string) => sql.ref(`${table}.${column}`)
    const { columns: to, expected = {} } = chunk[0]!
    const set = Object.keys(to).map(name => sql`${sql.ref(name)} = ${value('columns', name)}`)
    const isKey = columns.map(name => sql`${own(name)} = ${value('key', name)}`)
    const isUnchanged = Object.keys(expected).map(
      name => sql`${own(name)} is not distinct from ${value('expected', name)}`,
    )
    const { rows } = await sql<TableRow>`
      update ${sql.table(table)} set ${sql.join(set)} from ${from}
      where ${sql.join([...isKey, ...isUnchanged], sql` and `)} returning ${returned}`.execute(tx)
    const keys = chunk.map(update => keyText({ ...update.key, ...update.columns }, columns))
    return inOrder(keys, rows, columns)
  })
}

/** One parameter for all values: PostgreSQL plans hundreds of them for longer than it writes the rows. */
function rowsAsJson(tx: Tx, table: string, rows: readonly RowUpdate[]) {
  const json = JSON.stringify(rows.map(({ key, columns, expected }) => ({ key, columns, expected })))
  if (!isPostgres(tx))
    return {
      from: sql`json_each(${json}) as item`,
      value: (part: keyof RowUpdate, name: string) => sql`item.value ->> ${`$.${part}.${name}`}`,
      returned: sql`*`,
    }
  const parts = (['key', 'columns', 'expected'] as const).map(
    part =>
      sql`jsonb_populate_record(null::${sql.table(table)}, item.value -> ${sql.lit(part)}) as ${sql.id(`the_${part}`)}`,
  )
  return {
    from: sql`jsonb_array_elements(${json}::jsonb) as item, ${sql.join(parts)}`,
    value: (part: keyof RowUpdate, name: string) => sql.ref(`the_${part}.${name}`),
    returned: sql`${sql.table(table)}.*`,
  }
}

export function deleteRows(tx: Tx, table: string, deletions: readonly RowDeletion[]): Promise<RowResult[]> {
  const columns = keyColumns(table)
  return inChunks(tx, table, 'delete', deletions, async chunk => {
    const { rows } = await sql<TableRow>`
      delete from ${sql.table(table)}
      where ${anyOf(chunk, columns)} returning *`.execute(tx)
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

/** A list of ids where that's enough: PostgreSQL plans hundreds of conditions joined by OR for longer than it runs them. */
function anyOf(
  rows: readonly { key: TableRow; expected?: TableRow }[],
  columns: readonly string[],
): RawBuilder<unknown> {
  const [only, ...others] = columns
  if (others.length === 0 && rows.every(({ expected }) => expected === undefined))
    return sql`${sql.ref(only!)} in (${sql.join(rows.map(({ key }) => key[only!]))})`
  return sql.join(
    rows.map(row => matching(row, columns)),
    sql` or `,
  )
}

export function chunksOf<T>(items: readonly T[], size = chunkSize): T[][] {
  const chunks: T[][] = []
  for (let start = 0; start < items.length; start += size) chunks.push(items.slice(start, start + size))
  return chunks
}
