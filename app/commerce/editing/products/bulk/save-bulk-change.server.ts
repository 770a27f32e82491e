import type { Db } from '#db/schema/schema.ts'
import { finishChangeSoon } from '../../changes/batches/finish-change-soon.server.ts'
import { queueBatches } from '../../changes/batches/queue-batches.server.ts'
import { type BatchWork, rowsPerBatch } from '../../changes/change-batch-store.server.ts'
import type { ChangeOrigin } from '../../changes/change-set.ts'
import { chunksOf } from '../../changes/row-store.server.ts'
import type { Compensations } from '../../changes/undo/undo-context.server.ts'
import type { BulkPlan, PlannedRow } from './bulk-change.ts'
import type { BulkPreview } from './bulk-preview-store.server.ts'

export interface BulkSaved {
  changeSet: number
  /** False if a job continues it: then nothing is known about rows that were left out. */
  isFinished: boolean
  /** Rows that were planned and not left out. */
  changed: number
  /** Products with rows that somebody else changed after the preview. */
  leftOut: number[]
}

/** Saves exactly what a preview showed, once. Rows that were changed since then stay as they are. */
export async function saveBulkChange(
  db: Db,
  { id, plan }: Pick<BulkPreview, 'id' | 'plan'>,
  origin: ChangeOrigin,
  compensations: Compensations,
): Promise<BulkSaved> {
  const key = `bulk-preview:${id}`
  const { changeSet } = await queueBatches(db, { ...origin, key }, batchesOf(plan))
  const isFinished = await finishChangeSoon(db, changeSet, compensations)
  const keys = isFinished ? await readLeftOutKeys(db, changeSet) : new Set<string>()
  const leftOut = plan.rows.filter(({ table, key }) => keys.has(`${table} ${JSON.stringify(key)}`))
  return {
    ...{ changeSet, isFinished, changed: plan.rows.length - leftOut.length },
    leftOut: [...new Set(leftOut.map(({ product }) => product))],
  }
}

function batchesOf({ rows }: BulkPlan): BatchWork[] {
  const groups = Map.groupBy(rows, ({ table, before, after }) =>
    [table, before === null, after === null].join(),
  )
  return [...groups.values()].flatMap(group => chunksOf(group, rowsPerBatch).map(toBatch))
}

/** Of rows of one table that are all changed, all added or all deleted. */
function toBatch(rows: readonly PlannedRow[]): BatchWork {
  const { table, before, after } = rows[0]!
  if (before === null) return { kind: 'insert', table, rows: rows.map(row => row.after!) }
  if (after === null) return { kind: 'remove', table, keys: rows.map(({ key }) => key) }
  const edits = rows.map(row => ({ key: row.key, columns: row.after!, expected: row.before! }))
  return { kind: 'update', table, edits }
}

/** The rows that a change set left out, as table and key: `variant {"id":12}`. */
async function readLeftOutKeys(db: Db, changeSet: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom('changed_row')
    .select(['table_name', 'row_key'])
    .where('change_set_id', '=', changeSet)
    .where('refusal', 'is not', null)
    .execute()
  return new Set(rows.map(({ table_name, row_key }) => `${table_name} ${row_key}`))
}
