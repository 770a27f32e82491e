import type { Db, Tx } from '#db/schema/schema.ts'
import { type ChangeStep, keyText, type TableRow } from '../change-set.ts'
import type { Edit } from '../edit.server.ts'
import { keyColumns } from '../row-store.server.ts'
import type { ChangeContext } from '../write-rows.server.ts'
import { findLaterChange } from './change-history-store.server.ts'
import {
  type CompensationRefusal,
  conflictingColumns,
  type OnConflict,
  type UndoConflict,
} from './undo-conflict.ts'

/** Undoes a step that `Edit.record` recorded, by new rows in its ledger. Records its own step last. */
export type Compensation = (
  edit: Edit,
  step: ChangeStep,
) => Promise<{ ok: true } | { ok: false; reason: CompensationRefusal }>

/** By the table of the recorded step. */
export type Compensations = Readonly<Record<string, Compensation>>

export interface UndoContext extends ChangeContext {
  edit: Edit
  compensations: Compensations
  /** The change set that is undone. */
  undoes: number
  onConflict: OnConflict
  /** Rows to overwrite although `onConflict` skips others. */
  overwrites?: ((conflict: UndoConflict) => boolean) | undefined
  /** Filled with the rows that were skipped. */
  conflicts: UndoConflict[]
}

/** The key of a row after a step: the step may have changed it. */
export function keyAfter({ table, key, after }: ChangeStep): TableRow {
  const columns = keyColumns(table)
  return Object.fromEntries(columns.map(column => [column, after?.[column] ?? key[column] ?? null]))
}

/** Leaves a row as it is and reports the reason. `current` is the row now, if it was changed since. */
export async function skipStep(
  context: UndoContext,
  step: ChangeStep,
  refusal: Pick<UndoConflict, 'reason' | 'suggestion'>,
  current?: TableRow,
): Promise<void> {
  const conflict = await describeConflict(context, step, refusal, current)
  context.conflicts.push(conflict)
  context.log.addSkipped(step, conflict)
}

/** Whether a changed row is overwritten. */
export async function isOverwritten(
  context: UndoContext,
  step: ChangeStep,
  current: TableRow,
  refusal: Pick<UndoConflict, 'reason' | 'suggestion'> = { reason: 'changed' },
): Promise<boolean> {
  if (context.onConflict === 'force') return true
  return context.overwrites?.(await describeConflict(context, step, refusal, current)) ?? false
}

export async function describeConflict(
  { tx, undoes }: { tx: Db | Tx; undoes: number },
  step: ChangeStep,
  { reason, suggestion }: Pick<UndoConflict, 'reason' | 'suggestion'>,
  current?: TableRow,
): Promise<UndoConflict> {
  const { table } = step
  const columns = current ? conflictingColumns(step, current) : []
  const changedBy =
    reason === 'changed' || reason === 'missing'
      ? await findLaterChange(tx, undoes, {
          table,
          key: keyText(keyAfter(step), keyColumns(table)),
          columns: columns.map(({ column }) => column),
        })
      : undefined
  return { table, key: step.key, reason, columns, suggestion, changedBy }
}
