import { actorColumnNames, toActor } from '#commerce/values/actor.ts'
import type { Db, Tx } from '#db/schema/schema.ts'
import type { ChangeStep } from '../change-set.ts'
import { editableTables } from '../editable-tables.ts'
import type { UndoConflict } from './undo-conflict.ts'

/** The steps at positions `from` to `to`, the last first, without skipped rows. */
export async function readStepsBackwards(
  db: Db | Tx,
  changeSetId: number,
  { from, to }: { from: number; to: number },
): Promise<ChangeStep[]> {
  const rows = await db
    .selectFrom('changed_row')
    .select(['table_name', 'row_key', 'before', 'after'])
    .where('change_set_id', '=', changeSetId)
    .where('position', '>=', from)
    .where('position', '<=', to)
    .where('refusal', 'is', null)
    .orderBy('position', 'desc')
    .execute()
  return rows.map(({ table_name, row_key, before, after }) => ({
    table: table_name,
    key: JSON.parse(row_key),
    before: before === null ? null : JSON.parse(before),
    after: after === null ? null : JSON.parse(after),
  }))
}

export async function countSteps(db: Db | Tx, changeSetId: number): Promise<number> {
  const { last } = await db
    .selectFrom('changed_row')
    .select(({ fn }) => fn.max<number | null>('position').as('last'))
    .where('change_set_id', '=', changeSetId)
    .executeTakeFirstOrThrow()
  return last === null ? 0 : last + 1
}

const personalTables = Object.entries(editableTables)
  .filter(([, rules]) => 'personal' in rules)
  .map(([table]) => table)

export async function hasPersonalSteps(tx: Tx, changeSetId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('changed_row')
    .select('position')
    .where('change_set_id', '=', changeSetId)
    .where('table_name', 'in', personalTables)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a change set was undone, and not redone by undoing that. */
export async function isUndone(tx: Tx, changeSetId: number): Promise<boolean> {
  const undos = await tx.selectFrom('change_set').select('id').where('undoes', '=', changeSetId).execute()
  for (const { id } of undos) if (!(await isUndone(tx, id))) return true
  return false
}

/** Locks a change set, so that it is undone once. */
export async function lockChangeSet(tx: Tx, id: number) {
  const { numUpdatedRows } = await tx
    .updateTable('change_set')
    .set(({ ref }) => ({ reason: ref('reason') }))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** The latest recorded change of any of these columns since a change set; undefined if none is recorded. */
export async function findLaterChange(
  tx: Db | Tx,
  changeSetId: number,
  { table, key, columns }: { table: string; key: string; columns: readonly string[] },
): Promise<UndoConflict['changedBy']> {
  const rows = await tx
    .selectFrom('changed_row')
    .innerJoin('change_set', 'change_set.id', 'changed_row.change_set_id')
    .select(['change_set.id', ...actorColumnNames, 'created_at', 'before', 'after'])
    .where('table_name', '=', table)
    .where('row_key', '=', key)
    .where('change_set_id', '>', changeSetId)
    .where('refusal', 'is', null)
    .orderBy('change_set_id', 'desc')
    .execute()
  const found = rows.find(({ before, after }) => {
    if (before === null || after === null) return true
    const changed = Object.keys(JSON.parse(after))
    return columns.length === 0 || changed.some(column => columns.includes(column))
  })
  return found && { changeSet: found.id, actor: toActor(found), at: found.created_at }
}
