import type { Db, Tx } from '#db/schema/schema.ts'
import { prepared } from '#db/statements/prepared.ts'

interface StoredSession {
  id: number
  visitorId: number
  seenAt: string
  /** Null for a guest. */
  accountId: number | null
}

export async function findSession(db: Db | Tx, tokenHash: string): Promise<StoredSession | undefined> {
  const [session] = await selectSession(db, { tokenHash })
  return session
}

const selectSession = prepared((db, { tokenHash }: { tokenHash: string }) =>
  db
    .selectFrom('session')
    .leftJoin('account', 'account.visitor_id', 'session.visitor_id')
    .select(['session.id', 'session.visitor_id as visitorId', 'seen_at as seenAt'])
    .select('account.id as accountId')
    .where('token_hash', '=', tokenHash),
)

interface NewSession {
  visitorId: number
  tokenHash: string
  name: string
  /** Whether it starts by proving the account's address. */
  isProven: boolean
}

export async function insertSession(
  tx: Tx,
  { visitorId, tokenHash, name, isProven }: NewSession,
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  const proven_at = isProven ? at : null
  await tx
    .insertInto('session')
    .values({ token_hash: tokenHash, visitor_id: visitorId, name, created_at: at, seen_at: at, proven_at })
    .execute()
}

/** Gives a session of this visitor a new token and a fresh proof; false if it has ended. */
export async function renewSession(
  tx: Tx,
  { id, visitorId, tokenHash }: { id: number; visitorId: number; tokenHash: string },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('session')
    .set({ token_hash: tokenHash, proven_at: now.toISOString() })
    .where('id', '=', id)
    .where('visitor_id', '=', visitorId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function deleteSession(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('session').where('id', '=', id).execute()
}

/** Does nothing if a visit was recorded since `before`. */
export async function recordVisit(db: Db, sessionId: number, before: Date, now: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ seen_at: now.toISOString() })
    .where('id', '=', sessionId)
    .where('seen_at', '<', before.toISOString())
    .execute()
}
