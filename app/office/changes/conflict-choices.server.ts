import { createHash } from 'node:crypto'
import type { RecordedStep } from '#commerce/editing/changes/history/change-entries-store.server.ts'
import {
  type RowNames,
  readRowNames,
  referencesOf,
} from '#commerce/editing/changes/history/row-names-store.server.ts'
import type { UndoConflict } from '#commerce/editing/changes/undo/undo-conflict.ts'
import type { Db } from '#db/schema/schema.ts'
import { changedRowMessages } from '#messages/office/changed-rows.ts'
import { changeMessages } from '#messages/office/changes.ts'
import { formatShopMinute } from '#messages/shop-time.server.ts'
import type { ConflictView } from './change-view.ts'
import { formatValue, rowName } from './describe-row.server.ts'

export function conflictId({ table, key, columns }: UndoConflict): string {
  const now = JSON.stringify([table, key, columns.map(({ column, current }) => [column, current])])
  return createHash('sha256').update(now).digest('base64url').slice(0, 22)
}

export async function describeConflicts(db: Db, conflicts: readonly UndoConflict[]): Promise<ConflictView[]> {
  const references = conflicts.flatMap(({ table, key, columns }) =>
    (['current', 'written', 'restored'] as const).flatMap(state =>
      referencesOf(table, [
        { ...key, ...Object.fromEntries(columns.map(column => [column.column, column[state]])) },
      ]),
    ),
  )
  const names = await readRowNames(db, references)
  return conflicts.map(conflict => describeConflict(conflict, names))
}

function describeConflict(conflict: UndoConflict, names: RowNames): ConflictView {
  const { table, key, columns, reason, changedBy } = conflict
  const { actors, conflicts } = changeMessages
  const { columnName, rowName: nameOr } = changedRowMessages
  const step: RecordedStep = {
    ...{ table, key, position: 0, hiddenColumns: [], skipped: null },
    before: null,
    after: null,
  }
  const at = changedBy && formatShopMinute(changedBy.at)
  const changed = changedBy
    ? conflicts.changedBy(actors[changedBy.actor.kind](changedBy.actor.name), at!)
    : conflicts.changed
  const value = (column: string, stored: string | number | null) =>
    formatValue(conflict, column, stored, names)
  return {
    id: conflictId(conflict),
    name: nameOr(table, rowName(step, names)),
    reason: reason === 'changed' ? changed : (conflicts.reasons[reason] ?? reason),
    columns: columns.map(({ column, restored, written, current }) => ({
      label: columnName(column),
      before: value(column, restored),
      written: value(column, written),
      current: value(column, current),
    })),
    canGoBack: reason === 'changed' && columns.length > 0,
  }
}
