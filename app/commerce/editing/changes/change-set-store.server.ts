import { sql } from 'kysely'
import { isPostgres } from '#db/schema/engine.ts'
import type { Db, Schema, Tx } from '#db/schema/schema.ts'
import { type Actor, actorColumnNames, storedActor, withActor } from '../../values/actor.ts'
import type { ChangeCause, ChangeOrigin } from './change-set.ts'
import { chunksOf } from './row-store.server.ts'

/** Rows per INSERT. */
const rowsPerInsert = 1000

export interface ChangeSet {
  id: number
  actor: Actor
  reason: string
  cause: ChangeCause
  createdAt: string
  /** Null while batches are left. */
  finishedAt: string | null
  undoes: number | null
}

/** The id of a new change set; undefined if there is one with this key. */
export async function addChangeSet(
  tx: Tx,
  { actor, reason, cause, key, now }: ChangeOrigin,
  undoes: number | null = null,
): Promise<number | undefined> {
  const at = now.toISOString()
  const row = await tx
    .insertInto('change_set')
    .values({ ...storedActor(actor), reason, cause, key: key ?? null, created_at: at, undoes })
    .onConflict(on => on.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function findChangeSetByKey(
  tx: Tx,
  key: string,
): Promise<{ id: number; result: unknown; isFinished: boolean }> {
  const { id, result, finished_at } = await tx
    .selectFrom('change_set')
    .select(['id', 'result', 'finished_at'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return { id, result: result === null ? undefined : JSON.parse(result), isFinished: finished_at !== null }
}

export async function finishChangeSet(tx: Tx, id: number, result: unknown, now: Date): Promise<void> {
  await tx
    .updateTable('change_set')
    .set({ finished_at: now.toISOString(), result: result === undefined ? null : JSON.stringify(result) })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .execute()
}

export async function deleteChangeSet(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('change_set').where('id', '=', id).execute()
}

export async function addChangedRows(tx: Tx, rows: readonly Schema['changed_row'][]): Promise<void> {
  for (const values of chunksOf(rows, rowsPerInsert)) await insertChangedRows(tx, values)
}

/** On PostgreSQL as one parameter, which takes half the time of thousands. */
async function insertChangedRows(tx: Tx, rows: readonly Schema['changed_row'][]): Promise<void> {
  if (!isPostgres(tx)) await tx.insertInto('changed_row').values(rows).execute()
  else
    await sql`insert into changed_row
      select * from jsonb_populate_recordset(null::changed_row, ${JSON.stringify(rows)}::jsonb)`.execute(tx)
}

export async function findChangeSet(db: Db | Tx, id: number): Promise<ChangeSet | undefined> {
  const row = await selectChangeSets(db).where('id', '=', id).executeTakeFirst()
  return row && withActor(row)
}

/** The newest change sets with ids below `before`. */
export async function readChangeSets(db: Db, max: number, before?: number): Promise<ChangeSet[]> {
  const rows = await selectChangeSets(db)
    .$if(before !== undefined, query => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(max)
    .execute()
  return rows.map(withActor)
}

/** How many rows of each table these change sets changed. */
export async function countChangedRows(
  db: Db,
  changeSets: readonly number[],
): Promise<{ changeSet: number; table: string; rows: number }[]> {
  if (changeSets.length === 0) return []
  return db
    .selectFrom('changed_row')
    .select(['change_set_id as changeSet', 'table_name as table'])
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .where('change_set_id', 'in', changeSets)
    .where('refusal', 'is', null)
    .groupBy(['change_set_id', 'table_name'])
    .orderBy('table_name')
    .execute()
}

function selectChangeSets(db: Db | Tx) {
  return db
    .selectFrom('change_set')
    .select(['id', ...actorColumnNames, 'reason', 'cause', 'undoes'])
    .select(['created_at as createdAt', 'finished_at as finishedAt'])
}
