import type { Tx } from '#db/schema/schema.ts'
import { type Actor, actorColumnNames, toActor } from '../../values/actor.ts'
import type { TableRow } from './change-set.ts'
import { chunksOf } from './row-store.server.ts'
import type { RowEdit } from './write-rows.server.ts'

/** A part of a change set that is done in a transaction of its own. */
export type BatchWork =
  | { kind: 'update'; table: string; edits: RowEdit[] }
  /** Rows that are there already stay as they are. */
  | { kind: 'insert'; table: string; rows: TableRow[] }
  | { kind: 'remove'; table: string; keys: TableRow[] }
  | { kind: 'undo'; undoes: number; from: number; to: number; onConflict: 'skip' | 'force' }

/** Few enough that shoppers hardly wait for a batch on SQLite, enough that the batches don't wait long for their turns. */
export const rowsPerBatch = 1000

const batchesPerInsert = 100

export async function addBatches(tx: Tx, changeSetId: number, batches: readonly BatchWork[]): Promise<void> {
  const rows = batches.map((work, position) => ({
    change_set_id: changeSetId,
    position,
    work: JSON.stringify(work),
  }))
  for (const values of chunksOf(rows, batchesPerInsert))
    await tx.insertInto('change_batch').values(values).execute()
}

/** The oldest unfinished change set, locked until the transaction ends. */
export async function lockUnfinished(tx: Tx): Promise<{ id: number; actor: Actor } | undefined> {
  const oldest = tx
    .selectFrom('change_set')
    .select('id')
    .where('finished_at', 'is', null)
    .orderBy('id')
    .limit(1)
  const row = await tx
    .updateTable('change_set')
    .set(({ ref }) => ({ reason: ref('reason') }))
    .where('id', 'in', oldest)
    .where('finished_at', 'is', null)
    .returning(['id', ...actorColumnNames])
    .executeTakeFirst()
  return row && { id: row.id, actor: toActor(row) }
}

/** Takes the next batch of a locked change set; undefined if none is left. */
export async function takeNextBatch(tx: Tx, changeSetId: number): Promise<BatchWork | undefined> {
  const next = tx
    .selectFrom('change_batch')
    .select('position')
    .where('change_set_id', '=', changeSetId)
    .orderBy('position')
    .limit(1)
  const row = await tx
    .deleteFrom('change_batch')
    .where('change_set_id', '=', changeSetId)
    .where('position', 'in', next)
    .returning('work')
    .executeTakeFirst()
  return row && (JSON.parse(row.work) as BatchWork)
}
