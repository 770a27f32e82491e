import type { TableRow } from './change-set.ts'
import { plainValue, rulesOf } from './editable-tables.ts'
import { findBlockedPart, findBlockedRows } from './reference-store.server.ts'
import { keyColumns, lockRows, updateRows } from './row-store.server.ts'
import { withSuggestion } from './suggest-value-store.server.ts'
import { acceptedRow, type ChangeContext } from './write-rows.server.ts'

/**
 * Shows removed rows again, and returns how many were removed. A slug that others took meanwhile becomes the next free one. Throws if
 * a row or one of its parts names a row that is gone.
 */
export async function restoreAndRecord(
  context: ChangeContext,
  table: string,
  keys: readonly TableRow[],
): Promise<number> {
  const removed = (await lockRows(context.tx, table, keys)).filter(row => row.removed_at !== null)
  for (const row of removed) await restoreRow(context, table, row)
  return removed.length
}

async function restoreRow(context: ChangeContext, table: string, row: TableRow): Promise<void> {
  const { tx, log } = context
  const blocked = (await findBlockedRows(tx, table, [row])).get(0) ?? (await findBlockedPart(tx, table, row))
  if (blocked) await acceptedRow(tx, { ok: false, refusal: blocked }, table, row)
  const key = Object.fromEntries(keyColumns(table).map(column => [column, row[column]!]))
  let columns = shownColumns(table, row)
  let [result] = await updateRows(tx, table, [{ key, columns }])
  if (!result!.ok && result!.refusal) {
    const { suggestion } = await withSuggestion(tx, result!.refusal, columns)
    const released = rulesOf(table)!.releases
    if (released && suggestion) {
      columns = { ...columns, [released]: suggestion }
      ;[result] = await updateRows(tx, table, [{ key, columns }])
    }
  }
  const restored = await acceptedRow(tx, result!, table, columns)
  const before = Object.fromEntries(Object.keys(columns).map(column => [column, row[column] ?? null]))
  log.add({ table, key, before, after: columns }, restored)
}

/** Without the suffix that removing gave to its slug. */
function shownColumns(table: string, row: TableRow): TableRow {
  const { releases } = rulesOf(table)!
  const value = releases ? row[releases] : null
  return {
    removed_at: null,
    ...(releases && typeof value === 'string' && { [releases]: plainValue(table, releases, value, row.id) }),
  }
}
