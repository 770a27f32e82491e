import type { Tx } from '#db/schema/schema.ts'
import type { Actor } from '../../values/actor.ts'
import type { ChangeLog } from './change-log.server.ts'
import { ChangeRefused, keyText, pickColumns, type RowRefusal, type TableRow } from './change-set.ts'
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
  /** Whether refused updates are recorded and skipped, instead of refusing the whole change. */
  skipsRefused?: boolean
}

export interface RowEdit {
  key: TableRow
  columns: TableRow
  /** Values that the row must still have, of the same columns in all edits; else it's recorded as skipped. */
  expected?: TableRow
}

export interface RowChange extends RowEdit {
  before: TableRow
}

/** Throws if a row is refused. Returns the rows as stored, in the same order. */
export async function insertAndRecord(
  context: ChangeContext,
  table: string,
  rows: readonly TableRow[],
): Promise<TableRow[]> {
  const { maintained } = rulesOf(table)!
  const complete: TableRow[] = rows.map(row => ({ ...(maintained as TableRow | undefined), ...row }))
  for (const refusal of (await findBlockedRows(context.tx, table, complete)).values())
    throw new ChangeRefused(refusal)
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
  edits: readonly RowEdit[],
): Promise<number> {
  const columns = keyColumns(table)
  let found = 0
  const runs = independentRuns(edits, columns)
  if (runs.length > 1)
    await lockRows(
      context.tx,
      table,
      edits.map(({ key }) => key),
    )
  for (const run of runs) {
    const keys = run.map(({ key }) => key)
    const present = await presentRows(context.tx, table, await lockRows(context.tx, table, keys))
    const rows = new Map(present.map(row => [keyText(row, columns), row]))
    found += rows.size
    for (const { key, columns: after, expected } of run)
      if (expected && !rows.has(keyText(key, columns)))
        context.log.addSkipped({ table, key, before: null, after }, isChanged)
    await writeChanges(
      context,
      table,
      run.flatMap(edit => differences(rows.get(keyText(edit.key, columns)), edit)),
    )
  }
  return found
}

/** Why a row isn't written that has other values than expected. */
const isChanged = { ok: false, reason: 'changed' }

function differences(row: TableRow | undefined, { key, columns, expected }: RowEdit): RowChange[] {
  if (!row) return []
  const changed = Object.keys(columns).filter(name => columns[name] !== row[name])
  if (changed.length === 0) return []
  const change = { key, columns: pickColumns(columns, changed), before: pickColumns(row, changed) }
  return [expected ? { ...change, expected } : change]
}

/** Writes and records changes of locked rows. */
export async function writeChanges(
  context: ChangeContext,
  table: string,
  changes: readonly RowChange[],
): Promise<void> {
  const { tx, log } = context
  const columns = changes.map(change => change.columns)
  const blocked = await findBlockedRows(tx, table, columns)
  for (const [index, refusal] of blocked) await refuse(context, table, changes[index]!, refusal)
  const free = changes.filter((_, index) => !blocked.has(index))
  for (const group of Map.groupBy(free, ({ columns }) => Object.keys(columns).join()).values()) {
    const results = await updateRows(tx, table, group)
    for (const [index, change] of group.entries()) {
      const result = results[index]!
      const { key, before, columns } = change
      if (result.ok) log.add({ table, key, before, after: columns }, result.row)
      else if (result.refusal) await refuse(context, table, change, result.refusal)
      else if (change.expected) log.addSkipped({ table, key, before, after: columns }, isChanged)
      else throw new Error(`a locked row of ${table} disappeared`)
    }
  }
}

async function refuse(
  { tx, log, skipsRefused }: ChangeContext,
  table: string,
  { key, before, columns }: RowChange,
  refusal: RowRefusal,
): Promise<void> {
  const known = await withSuggestion(tx, refusal, columns)
  if (!skipsRefused) throw new ChangeRefused(known)
  log.addSkipped({ table, key, before, after: columns }, known)
}

function withTaken(refusal: RowRefusal, written: TableRow): RowRefusal {
  const [column, ...more] = refusal.columns
  const value = column === undefined ? undefined : written[column]
  if (refusal.reason !== 'duplicate' || more.length > 0 || typeof value !== 'string') return refusal
  return { ...refusal, taken: value }
}

export async function acceptedRow(
  tx: Tx,
  result: RowResult,
  table: string,
  written: TableRow,
): Promise<TableRow> {
  if (result.ok) return result.row
  if (result.refusal)
    throw new ChangeRefused(await withSuggestion(tx, withTaken(result.refusal, written), written))
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
