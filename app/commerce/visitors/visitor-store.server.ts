import { prepared } from '../../db/connection/prepared.ts'
import { isPostgres } from '../../db/schema/columns.ts'
import type { Db, Tx } from '../../db/schema/schema.ts'

export async function findVisitorByTokenHash(
  db: Db,
  tokenHash: string,
): Promise<{ id: number; seenAt: string } | undefined> {
  const [visitor] = await selectVisitorByTokenHash(db, { tokenHash })
  return visitor
}

const selectVisitorByTokenHash = prepared((db, { tokenHash }: { tokenHash: string }) =>
  db.selectFrom('visitor').select(['id', 'seen_at as seenAt']).where('token_hash', '=', tokenHash),
)

export async function insertVisitor(tx: Tx, tokenHash: string, now: Date): Promise<number> {
  const at = now.toISOString()
  const { id } = await tx
    .insertInto('visitor')
    .values({ token_hash: tokenHash, created_at: at, seen_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Does nothing if a visit was recorded since `before`. */
export async function recordVisit(db: Db, id: number, before: Date, now: Date): Promise<void> {
  await db
    .updateTable('visitor')
    .set({ seen_at: now.toISOString() })
    .where('id', '=', id)
    .where('seen_at', '<', before.toISOString())
    .execute()
}

/** Holds the visitor's row until the transaction ends. SQLite allows only one writing transaction anyway. */
export async function lockVisitor(tx: Tx, id: number): Promise<void> {
  if (!isPostgres(tx)) return
  await tx.selectFrom('visitor').select('id').where('id', '=', id).forUpdate().execute()
}

/**
 * Deletes at most `limit` visitors last seen before this time, with all their data, and returns their number. Rows that another
 * process is deleting are skipped.
 */
export async function deleteInactiveVisitors(db: Db, before: Date, limit: number): Promise<number> {
  const inactive = db
    .selectFrom('visitor')
    .select('id')
    .where('seen_at', '<', before.toISOString())
    .orderBy('seen_at')
    .limit(limit)
    .$if(isPostgres(db), query => query.forUpdate().skipLocked())
  const result = await db.deleteFrom('visitor').where('id', 'in', inactive).executeTakeFirstOrThrow()
  return Number(result.numDeletedRows)
}
