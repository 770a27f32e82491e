import { isPostgres } from '../../db/columns.ts'
import { prepared } from '../../db/prepared.ts'
import type { Db, Tx } from '../../db/schema.ts'

export async function findByTokenHash(
  db: Db,
  tokenHash: string,
): Promise<{ id: number; seenAt: string } | undefined> {
  const [visitor] = await visitorsOfHash(db, { tokenHash })
  return visitor
}

const visitorsOfHash = prepared((db, { tokenHash }: { tokenHash: string }) =>
  db.selectFrom('visitor').select(['id', 'seen_at as seenAt']).where('token_hash', '=', tokenHash),
)

export async function addVisitor(tx: Tx, tokenHash: string, now: Date): Promise<number> {
  const at = now.toISOString()
  const { id } = await tx
    .insertInto('visitor')
    .values({ token_hash: tokenHash, created_at: at, seen_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Notes a visit, unless one was noted since `before`. */
export async function noteVisit(db: Db, id: number, before: Date, now: Date): Promise<void> {
  await db
    .updateTable('visitor')
    .set({ seen_at: now.toISOString() })
    .where('id', '=', id)
    .where('seen_at', '<', before.toISOString())
    .execute()
}

/**
 * Until the transaction ends nobody else changes what belongs to this visitor, if they all begin with this. On SQLite one
 * transaction writes at a time anyway.
 */
export async function lockVisitor(tx: Tx, id: number): Promise<void> {
  if (!isPostgres(tx)) return
  await tx.selectFrom('visitor').select('id').where('id', '=', id).forUpdate().execute()
}

/**
 * Removes visitors who were last seen before a day, with everything that they kept; at most so many, those gone longest
 * first. Returns how many. What another process removes just now is left to it.
 */
export async function removeForgottenVisitors(db: Db, before: Date, most: number): Promise<number> {
  const forgotten = db
    .selectFrom('visitor')
    .select('id')
    .where('seen_at', '<', before.toISOString())
    .orderBy('seen_at')
    .limit(most)
    .$if(isPostgres(db), query => query.forUpdate().skipLocked())
  const result = await db.deleteFrom('visitor').where('id', 'in', forgotten).executeTakeFirstOrThrow()
  return Number(result.numDeletedRows)
}
