import type { Db, Tx } from '#db/schema/schema.ts'
import type { SignedInStaff } from '../signed-in-staff.ts'
import { sessionCutoffs } from './staff-session.ts'

interface FoundStaffSession extends SignedInStaff {
  seenAt: string
}

/** The staff member whose session has this token. Undefined for an idle session, and for somebody removed. */
export async function findStaffSession(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<FoundStaffSession | undefined> {
  const { seenAfter, createdAfter } = sessionCutoffs(now)
  const row = await db
    .selectFrom('staff_session as session')
    .innerJoin('staff', 'staff.id', 'session.staff_id')
    .leftJoin('staff_totp as totp', 'totp.staff_id', 'staff.id')
    .select(['staff.id', 'staff.name', 'staff.email', 'staff.role', 'staff.shortcuts_off_at'])
    .select(['session.id as sessionId', 'session.proven_at as provenAt', 'session.seen_at as seenAt'])
    .select('totp.staff_id as totp')
    .select(eb =>
      eb
        .selectFrom('staff_passkey')
        .select('staff_passkey.id')
        .whereRef('staff_passkey.staff_id', '=', 'staff.id')
        .limit(1)
        .as('passkey'),
    )
    .where('session.token_hash', '=', tokenHash)
    .where('session.seen_at', '>', seenAfter)
    .where('session.created_at', '>', createdAfter)
    .where('staff.removed_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const { shortcuts_off_at, totp, passkey, ...staff } = row
  return { ...staff, shortcuts: shortcuts_off_at === null, isSecured: totp !== null || passkey !== null }
}

interface NewStaffSession {
  staffId: number
  tokenHash: string
  /** Of the device. */
  name: string
  /** Whether it starts with a passkey or a code. */
  isProven: boolean
}

/** False if the staff member was removed. */
export async function insertStaffSession(
  tx: Tx,
  { staffId, tokenHash, name, isProven }: NewStaffSession,
  now: Date,
): Promise<boolean> {
  const at = now.toISOString()
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('staff_session')
    .columns(['staff_id', 'token_hash', 'name', 'created_at', 'seen_at', 'proven_at'])
    .expression(eb =>
      eb
        .selectFrom('staff')
        .select(({ ref, cast, val }) => [
          ref('id').as('staff_id'),
          cast<string>(val(tokenHash), 'text').as('token_hash'),
          cast<string>(val(name), 'text').as('name'),
          cast<string>(val(at), 'text').as('created_at'),
          cast<string>(val(at), 'text').as('seen_at'),
          cast<string | null>(val(isProven ? at : null), 'text').as('proven_at'),
        ])
        .where('id', '=', staffId)
        .where('removed_at', 'is', null),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Gives a session a new token and a fresh proof; false if it has ended. */
export async function renewStaffSession(
  tx: Tx,
  { id, staffId, tokenHash }: { id: number; staffId: number; tokenHash: string },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staff_session')
    .set({ token_hash: tokenHash, proven_at: now.toISOString() })
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Does nothing if a request was recorded since `before`. */
export async function recordStaffUse(db: Db, sessionId: number, before: Date, now: Date): Promise<void> {
  await db
    .updateTable('staff_session')
    .set({ seen_at: now.toISOString() })
    .where('id', '=', sessionId)
    .where('seen_at', '<', before.toISOString())
    .execute()
}

/** Ends the session with this token, if there is one. */
export async function endStaffSessionByToken(db: Db | Tx, tokenHash: string): Promise<void> {
  await db.deleteFrom('staff_session').where('token_hash', '=', tokenHash).execute()
}
