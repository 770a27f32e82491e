import type { Db, Tx } from '#db/schema/schema.ts'
import type { Account } from '../account.ts'

export interface AccountSession {
  id: number
  name: string
  createdAt: string
  /** Recorded at most once a day. */
  seenAt: string
}

type Owner = Pick<Account, 'visitorId'>

/** The account's sessions, the latest used first. */
export async function readSessions(db: Db, { visitorId }: Owner): Promise<AccountSession[]> {
  return db
    .selectFrom('session')
    .select(['id', 'name', 'created_at as createdAt', 'seen_at as seenAt'])
    .where('visitor_id', '=', visitorId)
    .orderBy('seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** False if the account has no such session. */
export async function renameSession(
  db: Db,
  { visitorId }: Owner,
  { id, name }: { id: number; name: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ name })
    .where('id', '=', id)
    .where('visitor_id', '=', visitorId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** False if the account has no such session. */
export async function endSession(db: Db, { visitorId }: Owner, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('id', '=', id)
    .where('visitor_id', '=', visitorId)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

export async function endOtherSessions(tx: Tx, { visitorId }: Owner, currentId: number): Promise<void> {
  await tx.deleteFrom('session').where('visitor_id', '=', visitorId).where('id', '<>', currentId).execute()
}

export async function endAllSessions(db: Db | Tx, { visitorId }: Owner): Promise<void> {
  await db.deleteFrom('session').where('visitor_id', '=', visitorId).execute()
}
