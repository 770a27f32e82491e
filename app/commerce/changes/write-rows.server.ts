import type { Tx } from '../../db/schema/schema.ts'
import type { Actor } from '../actor.ts'
import type { ChangeLog } from './change-log.server.ts'
import { ChangeRefused, keyText, pickColumns, type TableRow } from './change-set.ts'
import { rulesOf } from './editable-tables.ts'
import { independentRuns } from './independent-runs.ts'
import { findBlockedRows, presentRows } from './reference-store.server.ts'
import { insertRows, keyColumns, lockRows, type RowResult, updateRows } from './row-store.server.ts'
import { withSuggestion } from './suggest-value-store.server.ts'

/** A transaction that records what it changes. */
export interface ChangeContext {
  tx: Tx
  changeSetId: number
  actor: Actor
  now: Date
  log: ChangeLog
}

export interface RowChange {
  key: TableRow
  before: TableRow
  columns: TableRow
}

/** Throws if a row is refused. Returns the rows as stored, in the same order. */
export async function insertAndRecord(
  context: ChangeContext,
  table: string,
  rows: readonly TableRow[],
): Promise<TableRow[]> {
  const { maintained } = rulesOf(table)!
  const complete: TableRow[] = rows.map(row => ({ ...(maintained as TableRow | undefined), ...row }))
  await requireReferences(context.tx, table, complete)
  const added: TableRow[] = []
  for (const run of runsOfSameColumns(complete)) {
    const results = await insertRows(context.tx, table, run)
    for (const [index, result] of results.entries())
      added.push(await acceptedRow(context.tx, result, table, run[index]!))
  }
  for (const row of added) context.log.add({ table, key: row, before: null, after: row }, row)
  return added
}

/** Changes what differs, and throws if a row is refused. Returns how many of the rows exist. */
export async function updateAndRecord(
  context: ChangeContext,
  table: string,
  edits: readonly { key: TableRow; columns: TableRow }[],
): Promise<number> {
  const columns = keyColumns(table)
  let found = 0
  for (const run of independentRuns(edits, columns)) {
    const keys = run.map(({ key }) => key)
    const present = await presentRows(context.tx, table, await lockRows(context.tx, table, keys))
    const rows = new Map(present.map(row => [keyText(row, columns), row]))
    found += rows.size
    await writeChanges(
      context,
      table,
      run.flatMap(edit => differences(rows.get(keyText(edit.key, columns)), edit)),
    )
  }
  return found
}

function differences(
  row: TableRow | undefined,
  { key, columns }: { key: TableRow; columns: TableRow },
): RowChange[] {
  if (!row) return []
  const changed = Object.keys(columns).filter(name => columns[name] !== row[name])
  if (changed.length === 0) return []
  return [{ key, columns: pickColumns(columns, changed), before: pickColumns(row, changed) }]
}

/** Writes and records changes of locked rows. */
export async function writeChanges(
  { tx, log }: ChangeContext,
  table: string,
  changes: readonly RowChange[],
): Promise<void> {
  await requireReferences(
    tx,
    table,
    changes.map(({ columns }) => columns),
  )
  for (const group of Map.groupBy(changes, ({ columns }) => Object.keys(columns).join()).values()) {
    const results = await updateRows(tx, table, group)
    for (const [index, { key, before, columns }] of group.entries()) {
      const row = await acceptedRow(tx, results[index]!, table, columns)
      log.add({ table, key, before, after: columns }, row)
    }
  }
}

async function requireReferences(tx: Tx, table: string, rows: readonly TableRow[]): Promise<void> {
  for (const refusal of (await findBlockedRows(tx, table, rows)).values()) throw new ChangeRefused(refusal)
}

export async function acceptedRow(
  tx: Tx,
  result: RowResult,
  table: string,
  written: TableRow,
): Promise<TableRow> {
  if (result.ok) return result.row
  if (result.refusal) throw new ChangeRefused(await withSuggestion(tx, result.refusal, written))
  throw new Error(`a locked row of ${table} disappeared`)
}

function runsOfSameColumns(rows: readonly TableRow[]): TableRow[][] {
  const runs: TableRow[][] = []
  let last: string | undefined
  for (const row of rows) {
    const columns = Object.keys(row).join()
    if (columns !== last) runs.push([])
    runs.at(-1)!.push(row)
    last = columns
  }
  return runs
}
