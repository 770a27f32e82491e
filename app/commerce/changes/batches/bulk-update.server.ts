import { inOneCommit } from '../../../db/connection/one-commit.server.ts'
import type { Db } from '../../../db/schema/schema.ts'
import { change } from '../change.server.ts'
import { addBatches, rowsPerBatch } from '../change-batch-store.server.ts'
import { type ChangeOrigin, type ChangeRefusal, maxRowsAtOnce, type TableRow } from '../change-set.ts'
import { addChangeSet, findChangeSetByKey } from '../change-set-store.server.ts'
import type { EditableTable, RowColumns, RowKey } from '../editable-tables.ts'
import { chunksOf } from '../row-store.server.ts'

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

async function queueUpdates(
  db: Db,
  origin: ChangeOrigin,
  table: string,
  edits: readonly { key: object; columns: object }[],
): Promise<BulkUpdateOutcome> {
  const rows = edits as readonly { key: TableRow; columns: TableRow }[]
  const batches = chunksOf(rows, rowsPerBatch).map(edits => ({ kind: 'update' as const, table, edits }))
  return inOneCommit(db, async tx => {
    const changeSet = await addChangeSet(tx, origin)
    if (changeSet === undefined) {
      const { id, isFinished } = await findChangeSetByKey(tx, origin.key!)
      return { ok: true, changeSet: id, isFinished }
    }
    await addBatches(tx, changeSet, batches)
    return { ok: true, changeSet, isFinished: false }
  })
}
