import { prepared } from '../../db/connection/prepared.ts'
import type { Db, Tx } from '../../db/schema/schema.ts'

interface StoredSession {
  id: number
  visitorId: number
  seenAt: string
}

export async function findSession(db: Db | Tx, tokenHash: string): Promise<StoredSession | undefined> {
  const [session] = await selectSession(db, { tokenHash })
  return session
}

const selectSession = prepared((db, { tokenHash }: { tokenHash: string }) =>
  db
    .selectFrom('session')
    .select(['id', 'visitor_id as visitorId', 'seen_at as seenAt'])
    .where('token_hash', '=', tokenHash),
)

export async function insertSession(tx: Tx, visitorId: number, tokenHash: string, now: Date): Promise<void> {
  const at = now.toISOString()
  await tx
    .insertInto('session')
    .values({ token_hash: tokenHash, visitor_id: visitorId, created_at: at, seen_at: at })
    .execute()
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
