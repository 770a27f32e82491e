import type { ChangeStep } from '../change-set.ts'
import { referencesFrom } from '../editable-tables.ts'
import { findBlockedRows } from '../reference-store.server.ts'
import { insertRows, keyColumns } from '../row-store.server.ts'
import { skipStep, type UndoContext } from './undo-context.server.ts'

/** Adds deleted rows again, with their ids. */
export async function undoDeletions(
  context: UndoContext,
  table: string,
  steps: readonly ChangeStep[],
): Promise<void> {
  const { tx, log } = context
  const blocked = await findBlockedRows(
    tx,
    table,
    steps.map(({ before }) => before!),
  )
  for (const [index, refusal] of blocked) {
    const step = steps[index]!
    if (isOwnerInConflict(context, step)) log.addSkipped(step, refusal)
    else await skipStep(context, step, refusal)
  }
  const free = steps.filter((_, index) => !blocked.has(index))
  const results = await insertRows(
    tx,
    table,
    free.map(({ before }) => before!),
  )
  for (const [index, step] of free.entries()) {
    const result = results[index]!
    if (result.ok) log.add({ table, key: step.key, before: null, after: result.row }, result.row)
    else await skipStep(context, step, result.refusal ?? { reason: 'duplicate' })
  }
}

/** Whether what the row belongs to isn't restored either: that conflict says enough. */
function isOwnerInConflict({ conflicts }: UndoContext, { table, before }: ChangeStep): boolean {
  return referencesFrom(table).some(
    ({ isPart, to, column }) =>
      isPart &&
      conflicts.some(
        conflict => conflict.table === to && conflict.key[keyColumns(to)[0]!] === before![column],
      ),
  )
}
