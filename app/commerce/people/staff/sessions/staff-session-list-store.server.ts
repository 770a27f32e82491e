import type { Db, Tx } from '#db/schema/schema.ts'
import { deleteUpTo } from '#db/statements/delete-up-to.ts'
import { sessionCutoffs } from './staff-session.ts'

export interface ListedStaffSession {
  id: number
  /** Of the device; may be empty. */
  name: string
  createdAt: string
  /** Recorded every five minutes at most. */
  seenAt: string
}

/** The sessions of a staff member that are still good, the latest used first. */
export async function readStaffSessions(db: Db, staffId: number, now: Date): Promise<ListedStaffSession[]> {
  const { seenAfter, createdAfter } = sessionCutoffs(now)
  return db
    .selectFrom('staff_session')
    .select(['id', 'name', 'created_at as createdAt', 'seen_at as seenAt'])
    .where('staff_id', '=', staffId)
    .where('seen_at', '>', seenAfter)
    .where('created_at', '>', createdAfter)
    .orderBy('seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** False if the staff member has no such session. */
export async function endStaffSession(db: Db, staffId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_session')
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

export async function endOtherStaffSessions(db: Db | Tx, staffId: number, currentId: number): Promise<void> {
  await db.deleteFrom('staff_session').where('staff_id', '=', staffId).where('id', '<>', currentId).execute()
}

export async function endAllStaffSessions(tx: Tx, staffId: number): Promise<void> {
  await tx.deleteFrom('staff_session').where('staff_id', '=', staffId).execute()
}

/** Deletes up to `max` sessions that are no longer good; returns how many. */
export function deleteOldStaffSessions(db: Db, now: Date, max: number): Promise<number> {
  const { seenAfter } = sessionCutoffs(now)
  return deleteUpTo(db, max, 'staff_session', 'id', row => row('seen_at', '<', seenAfter))
}
