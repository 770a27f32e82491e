import type { Actor } from '#commerce/values/actor.ts'
import type { ChangeStep, ColumnValue, RowRefusal, TableRow } from '../change-set.ts'

/** `stop` undoes nothing; `skip` leaves rows in conflict as they are; `force` overwrites later changes. */
export type OnConflict = 'stop' | 'skip' | 'force'

/** A row that was changed since, or that cannot be restored. */
export interface UndoConflict {
  table: string
  key: TableRow
  /** `changed` and `missing` rows were changed or deleted since; the others are refusals. */
  reason: 'changed' | 'missing' | RowRefusal['reason'] | CompensationRefusal
  /** The columns that differ from what the change wrote. */
  columns: ConflictingColumn[]
  /** Another value for a slug, code or name that is taken; `force` uses it. */
  suggestion?: string | undefined
  /** The later change, if it is recorded. */
  changedBy?: { changeSet: number; actor: Actor; at: string } | undefined
}

export interface ConflictingColumn {
  column: string
  /** The value the change wrote, the current one, and the one undoing would restore. */
  written: ColumnValue
  current: ColumnValue
  restored: ColumnValue
}

/** Why something that happened outside of editable tables cannot be compensated. */
export type CompensationRefusal =
  | 'not-undoable'
  | 'below-zero'
  | 'unknown-sku'
  | 'spent'
  | 'email-sent'
  | 'money-moved'
  | 'not-now'

export function conflictingColumns({ before, after }: ChangeStep, current: TableRow): ConflictingColumn[] {
  return Object.entries(after ?? {})
    .filter(([column, written]) => written !== current[column])
    .map(([column, written]) => ({
      column,
      written,
      current: current[column] ?? null,
      restored: before?.[column] ?? null,
    }))
}
