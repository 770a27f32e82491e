import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { type BatchWork, lockUnfinished, takeNextBatch } from '../change-batch-store.server.ts'
import { ChangeLog } from '../change-log.server.ts'
import { keyText, type TableRow } from '../change-set.ts'
import { finishChangeSet } from '../change-set-store.server.ts'
import { Edit } from '../edit.server.ts'
import { findBlockedRows } from '../reference-store.server.ts'
import { removeAndRecord } from '../remove-rows.server.ts'
import { keyColumns, lockRows } from '../row-store.server.ts'
import { countSteps, readStepsBackwards } from '../undo/change-history-store.server.ts'
import type { Compensations } from '../undo/undo-context.server.ts'
import { undoSteps } from '../undo/undo-steps.server.ts'
import { type ChangeContext, insertAndRecord, updateAndRecord } from '../write-rows.server.ts'

/**
 * Does the next batch of the oldest unfinished change set in one transaction; false if there is none. Several processes may run
 * batches at once: each batch is done once, in order.
 */
export function runNextBatch(db: Db, compensations: Compensations, now: Date): Promise<boolean> {
  return inOneCommit(db, async tx => {
    const set = await lockUnfinished(tx)
    if (!set) return false
    const { id: changeSetId, actor } = set
    const batch = await takeNextBatch(tx, changeSetId)
    if (!batch) {
      await finishChangeSet(tx, changeSetId, undefined, now)
      return true
    }
    const log = new ChangeLog(tx, changeSetId, await countSteps(tx, changeSetId))
    await runBatch({ tx, changeSetId, actor, now, log, skipsRefused: true }, compensations, batch)
    await log.save(now)
    return true
  })
}

async function runBatch(
  context: ChangeContext,
  compensations: Compensations,
  batch: BatchWork,
): Promise<void> {
  if (batch.kind === 'update') {
    await updateAndRecord(context, batch.table, batch.edits)
    return
  }
  if (batch.kind === 'insert') return insertMissing(context, batch.table, batch.rows)
  if (batch.kind === 'remove') {
    await removeAndRecord(context, batch.table, batch.keys)
    return
  }
  const { undoes, onConflict } = batch
  const edit = new Edit(context)
  const steps = await readStepsBackwards(context.tx, undoes, batch)
  await undoSteps({ ...context, edit, compensations, undoes, onConflict, conflicts: [] }, steps)
}

/** Adds rows that aren't there yet. Those that name a missing or removed row are recorded as skipped. */
async function insertMissing(
  context: ChangeContext,
  table: string,
  rows: readonly TableRow[],
): Promise<void> {
  const { tx, log } = context
  const columns = keyColumns(table)
  const blocked = await findBlockedRows(tx, table, rows)
  for (const [index, refusal] of blocked)
    log.addSkipped({ table, key: rows[index]!, before: null, after: rows[index]! }, refusal)
  const stored = new Set((await lockRows(tx, table, rows)).map(row => keyText(row, columns)))
  const missing = rows.filter((row, index) => !blocked.has(index) && !stored.has(keyText(row, columns)))
  await insertAndRecord(context, table, missing)
}
