import { type ChangeStep, keyText, pickColumns, type RowRefusal, type TableRow } from '../change-set.ts'
import { rulesOf } from '../editable-tables.ts'
import { findBlockedPart, findBlockedRows } from '../reference-store.server.ts'
import { keyColumns, lockRows, updateRows } from '../row-store.server.ts'
import { withSuggestion } from '../suggest-value-store.server.ts'
import { isOverwritten, keyAfter, skipStep, type UndoContext } from './undo-context.server.ts'

/** Sets columns back where they still are what the steps wrote. */
export async function undoUpdates(
  context: UndoContext,
  table: string,
  steps: readonly ChangeStep[],
): Promise<void> {
  const blocked = await findBlocked(context, table, steps)
  const free = steps.filter(step => !blocked.has(step))
  const results = await updateRows(
    context.tx,
    table,
    free.map(step => ({ key: keyAfter(step), columns: step.before!, expected: step.after! })),
  )
  for (const [index, step] of free.entries()) {
    const result = results[index]!
    if (result.ok)
      context.log.add({ table, key: keyAfter(step), before: step.after, after: step.before }, result.row)
    else await handleConflict(context, step, result.refusal)
  }
  for (const [step, refusal] of blocked) await skipStep(context, step, refusal)
}

/** Steps whose rows would name a missing or removed row, with the refusal. */
async function findBlocked(
  { tx }: UndoContext,
  table: string,
  steps: readonly ChangeStep[],
): Promise<Map<ChangeStep, RowRefusal>> {
  const rows = steps.map(({ before }) => before!)
  const blocked = new Map<ChangeStep, RowRefusal>()
  for (const [index, refusal] of await findBlockedRows(tx, table, rows)) blocked.set(steps[index]!, refusal)
  const restored = steps.filter(
    ({ before, after }) => before!.removed_at === null && after!.removed_at !== null,
  )
  if (restored.length === 0) return blocked
  const columns = keyColumns(table)
  const stored = await lockRows(tx, table, restored.map(keyAfter))
  for (const step of restored) {
    const row = stored.find(one => keyText(one, columns) === keyText(keyAfter(step), columns))
    const refusal = row && (await findMissingFor(tx, table, row))
    if (refusal) blocked.set(step, refusal)
  }
  return blocked
}

async function findMissingFor(
  tx: UndoContext['tx'],
  table: string,
  row: TableRow,
): Promise<RowRefusal | undefined> {
  const own = (await findBlockedRows(tx, table, [row])).get(0)
  return own ?? (await findBlockedPart(tx, table, row))
}

async function handleConflict(
  context: UndoContext,
  step: ChangeStep,
  refusal: RowRefusal | undefined,
): Promise<void> {
  const { tx, log } = context
  const { table } = step
  const key = keyAfter(step)
  const [current] = await lockRows(tx, table, [key])
  if (!current) return skipStep(context, step, { reason: 'missing' })
  const known = refusal && (await withSuggestion(tx, refusal, step.before!))
  if (await isOverwritten(context, step, current, known)) {
    const columns = await forceUpdate(context, table, key, withFreeValue(table, step.before!, known))
    if (columns.ok) {
      const { row, written } = columns
      return log.add({ table, key, before: pickColumns(current, Object.keys(written)), after: written }, row)
    }
    return skipStep(context, step, columns.refusal)
  }
  await skipStep(context, step, known ?? { reason: 'changed' }, current)
}

type ForcedUpdate = { ok: true; row: TableRow; written: TableRow } | { ok: false; refusal: RowRefusal }

/** Writes whatever is there now; takes the suggested value where one is taken. */
async function forceUpdate(
  { tx }: UndoContext,
  table: string,
  key: TableRow,
  columns: TableRow,
): Promise<ForcedUpdate> {
  const [result] = await updateRows(tx, table, [{ key, columns }])
  if (result!.ok) return { ok: true, row: result!.row, written: columns }
  const refusal = await withSuggestion(tx, result!.refusal!, columns)
  const [second] = refusal.suggestion
    ? await updateRows(tx, table, [{ key, columns: withFreeValue(table, columns, refusal) }])
    : []
  return second?.ok
    ? { ok: true, row: second.row, written: withFreeValue(table, columns, refusal) }
    : { ok: false, refusal }
}

function withFreeValue(table: string, columns: TableRow, refusal: RowRefusal | undefined): TableRow {
  const released = rulesOf(table)!.releases
  return released && refusal?.suggestion ? { ...columns, [released]: refusal.suggestion } : columns
}
