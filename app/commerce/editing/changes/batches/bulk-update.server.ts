import type { Db } from '#db/schema/schema.ts'
import { change } from '../change.server.ts'
import { rowsPerBatch } from '../change-batch-store.server.ts'
import { type ChangeOrigin, type ChangeRefusal, maxRowsAtOnce, type TableRow } from '../change-set.ts'
import type { EditableTable, RowColumns, RowKey } from '../editable-tables.ts'
import { chunksOf } from '../row-store.server.ts'
import { type QueuedChange, queueBatches } from './queue-batches.server.ts'

/** An unfinished change set continues in batches; rows that a constraint refuses are then skipped and recorded. */
export type BulkUpdateOutcome = { ok: true; changeSet: number | null; isFinished: boolean } | ChangeRefusal

/** Updates any number of rows in one change set: all or none of up to 5,000, more in batches that a job runs. */
export async function bulkUpdate<T extends EditableTable>(
  db: Db,
  origin: ChangeOrigin,
  table: T,
  edits: readonly { key: RowKey<T>; columns: RowColumns<T> }[],
): Promise<BulkUpdateOutcome> {
  if (edits.length > maxRowsAtOnce) return queueUpdates(db, origin, table, edits)
  const changed = await change(db, origin, async edit => {
    await edit.updateAll(table, edits)
    return { ok: true }
  })
  return changed.ok
    ? { ok: true, changeSet: changed.changeSet, isFinished: true }
    : (changed as ChangeRefusal)
}

function queueUpdates(
  db: Db,
  origin: ChangeOrigin,
  table: string,
  edits: readonly { key: object; columns: object }[],
): Promise<QueuedChange> {
  const rows = edits as readonly { key: TableRow; columns: TableRow }[]
  const batches = chunksOf(rows, rowsPerBatch).map(edits => ({ kind: 'update' as const, table, edits }))
  return queueBatches(db, origin, batches)
}
