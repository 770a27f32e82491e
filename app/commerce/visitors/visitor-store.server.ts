import { isPostgres } from '../../db/schema/columns.ts'
import type { Db, Tx } from '../../db/schema/schema.ts'

export async function insertVisitor(tx: Tx, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('visitor')
    .values({ created_at: now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Holds the visitor's row until the transaction ends. SQLite allows only one writing transaction anyway. */
export async function lockVisitor(tx: Tx, id: number): Promise<void> {
  if (!isPostgres(tx)) return
  await tx.selectFrom('visitor').select('id').where('id', '=', id).forUpdate().execute()
}

/**
 * Deletes at most `limit` visitors whose session was last seen before this time, with all their data, and returns their number.
 * Rows that another process is deleting are skipped.
 */
export async function deleteInactiveVisitors(db: Db, before: Date, limit: number): Promise<number> {
  const inactive = db
    .selectFrom('session')
    .select('visitor_id')
    .where('seen_at', '<', before.toISOString())
    .orderBy('seen_at')
    .limit(limit)
    .$if(isPostgres(db), query => query.forUpdate().skipLocked())
  const result = await db.deleteFrom('visitor').where('id', 'in', inactive).executeTakeFirstOrThrow()
  return Number(result.numDeletedRows)
}
