import { sql } from 'kysely'
import { ChangeRefused, type ColumnValue, pickColumns, type TableRow } from './change-set.ts'
import { releasedSuffix, rulesOf } from './editable-tables.ts'
import { findUses, presentRows } from './reference-store.server.ts'
import { deleteRows, keyColumns, lockRows } from './row-store.server.ts'
import { acceptedRow, type ChangeContext, type RowChange, writeChanges } from './write-rows.server.ts'

/** Hides or deletes rows, by the rules of their table. One in use refuses the change, or in batches is skipped. Returns how many there were. */
export async function removeAndRecord(
  context: ChangeContext,
  table: string,
  keys: readonly TableRow[],
): Promise<number> {
  const rows = await presentRows(context.tx, table, await lockRows(context.tx, table, keys))
  if (rows.length === 0) return 0
  if (rulesOf(table)!.isRemovable) await hideRows(context, table, rows)
  else await deleteAndRecord(context, table, rows)
  return rows.length
}

async function hideRows(context: ChangeContext, table: string, rows: readonly TableRow[]): Promise<void> {
  const [key] = keyColumns(table)
  const ids = rows.map(row => row[key!]!)
  const uses = await findUses(context.tx, table, ids)
  for (const [id, usedBy] of uses) {
    const refusal = { ok: false, reason: 'in-use', table, columns: [], usedBy } as const
    if (!context.skipsRefused) throw new ChangeRefused(refusal)
    const hidden = hiding(rows.find(row => row[key!] === id)!, table, context)
    context.log.addSkipped({ table, key: hidden.key, before: hidden.before, after: hidden.columns }, refusal)
  }
  const { deletes } = rulesOf(table)!
  const free = rows.filter(row => !uses.has(row[key!]!))
  if (free.length === 0) return
  if (deletes)
    await deleteParts(
      context,
      deletes,
      free.map(row => row[key!]!),
    )
  await writeChanges(
    context,
    table,
    free.map(row => hiding(row, table, context)),
  )
}

/** The change that hides a row. Its slug or code gets a suffix that none can have, so that others may use it. */
export function hiding(row: TableRow, table: string, { now }: ChangeContext): RowChange {
  const { releases, clears } = rulesOf(table)!
  const columns: TableRow = { removed_at: now.toISOString() }
  if (releases && row[releases] !== null) columns[releases] = `${row[releases]}${releasedSuffix(row.id)}`
  if (clears && row[clears] !== null) columns[clears] = null
  return {
    key: pickColumns(row, keyColumns(table)),
    columns,
    before: pickColumns(row, Object.keys(columns)),
  }
}

async function deleteParts(
  context: ChangeContext,
  { table, column }: { table: string; column: string },
  ids: readonly ColumnValue[],
): Promise<void> {
  const { rows } = await sql<TableRow>`
    select * from ${sql.table(table)} where ${sql.ref(column)} in (${sql.join(ids)})`.execute(context.tx)
  await removeAndRecord(context, table, rows)
}

async function deleteAndRecord(
  { tx, log }: ChangeContext,
  table: string,
  rows: readonly TableRow[],
): Promise<void> {
  const results = await deleteRows(
    tx,
    table,
    rows.map(row => ({ key: row })),
  )
  for (const [index, row] of rows.entries()) {
    await acceptedRow(tx, results[index]!, table, row)
    log.add({ table, key: row, before: row, after: null }, row)
  }
}
