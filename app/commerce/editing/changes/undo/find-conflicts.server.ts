import { setImmediate } from 'node:timers/promises'
import type { Db, Tx } from '#db/schema/schema.ts'
import { type ChangeStep, keyText } from '../change-set.ts'
import { rulesOf } from '../editable-tables.ts'
import { chunksOf, keyColumns, readRows } from '../row-store.server.ts'
import { readStepsBackwards } from './change-history-store.server.ts'
import { conflictingColumns, type UndoConflict } from './undo-conflict.ts'
import { describeConflict, keyAfter } from './undo-context.server.ts'

/** Steps read at once. */
const stepsPerPage = 1000

/** More conflicts than this are not reported in detail. */
const maxReported = 100

/** Where to look, and the change set to undo. */
interface ConflictContext {
  tx: Db | Tx
  undoes: number
}

/**
 * Rows of a large change set that were changed since, without writing anything. Outside of a transaction: others write and are
 * answered in between.
 */
export async function findConflicts(db: Db, undoes: number, count: number): Promise<UndoConflict[]> {
  const context = { tx: db, undoes }
  const found: UndoConflict[] = []
  const seen = new Set<string>()
  for (let to = count - 1; to >= 0 && found.length < maxReported; to -= stepsPerPage) {
    const steps = await readStepsBackwards(context.tx, context.undoes, { from: to - stepsPerPage + 1, to })
    const latest = steps.filter(step => isLatest(step, seen))
    for (const ofTable of Map.groupBy(latest, ({ table }) => table).values())
      for (const chunk of chunksOf(ofTable)) found.push(...(await findConflictsOf(context, chunk)))
    await setImmediate()
  }
  return found.slice(0, maxReported)
}

/** Whether no later step of the change set is about the same row. */
function isLatest(step: ChangeStep, seen: Set<string>): boolean {
  const { table, key } = step
  if (!rulesOf(table)) return false
  const [before, after] = [key, keyAfter(step)].map(one => `${table} ${keyText(one, keyColumns(table))}`)
  const isNew = !seen.has(after!)
  seen.add(before!).add(after!)
  return isNew
}

async function findConflictsOf(
  context: ConflictContext,
  steps: readonly ChangeStep[],
): Promise<UndoConflict[]> {
  const { table } = steps[0]!
  const columns = keyColumns(table)
  const { maintained = {} } = rulesOf(table)!
  const rows = await readRows(context.tx, table, steps.map(keyAfter))
  const current = new Map(rows.map(row => [keyText(row, columns), row]))
  const conflicts: UndoConflict[] = []
  for (const step of steps) {
    const row = current.get(keyText(keyAfter(step), columns))
    const isChanged =
      row && conflictingColumns(step, row).some(({ column }) => step.before || !(column in maintained))
    const reason = step.after ? (row ? isChanged && 'changed' : 'missing') : row && 'duplicate'
    if (reason) conflicts.push(await describeConflict(context, step, { reason }, row))
  }
  return conflicts
}
