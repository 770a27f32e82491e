import { hashToken } from '#commerce/values/random-token.server.ts'
import type { Db, Tx } from '#db/schema/schema.ts'
import { deleteUpTo } from '#db/statements/delete-up-to.ts'

/** Replaces what the staff member asked for before. */
export async function addRequestedEmail(
  tx: Tx,
  { staffId, email, token, expiresAt }: { staffId: number; email: string; token: string; expiresAt: Date },
): Promise<void> {
  await deleteRequestedEmail(tx, staffId)
  const row = { staff_id: staffId, new_email: email, token_hash: hashToken(token) }
  await tx
    .insertInto('staff_email_change')
    .values({ ...row, expires_at: expiresAt.toISOString() })
    .execute()
}

/** The address that the link with this token proves; undefined if it was used or has expired. */
export async function findRequestedStaffEmail(
  db: Db | Tx,
  token: string,
  now: Date,
): Promise<{ id: number; staffId: number; newEmail: string } | undefined> {
  return db
    .selectFrom('staff_email_change')
    .select(['id', 'staff_id as staffId', 'new_email as newEmail'])
    .where('token_hash', '=', hashToken(token))
    .where('changed_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
}

/** From then on `expires_at` is that of the link that takes it back. False if it was changed before. */
export async function markEmailChanged(
  tx: Tx,
  { id, oldEmail, revertToken }: { id: number; oldEmail: string | null; revertToken: string },
  revertUntil: Date,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staff_email_change')
    .set({
      old_email: oldEmail,
      changed_at: now.toISOString(),
      revert_hash: hashToken(revertToken),
      expires_at: revertUntil.toISOString(),
    })
    .where('id', '=', id)
    .where('changed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** The former address that the link with this token gives back. */
export async function findEmailToRevert(
  db: Db | Tx,
  token: string,
  now: Date,
): Promise<{ staffId: number; oldEmail: string } | undefined> {
  const row = await db
    .selectFrom('staff_email_change')
    .select(['staff_id as staffId', 'old_email as oldEmail'])
    .where('revert_hash', '=', hashToken(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return row?.oldEmail ? { staffId: row.staffId, oldEmail: row.oldEmail } : undefined
}

/** When the address last changed, as long as the change can be taken back. */
export async function findLatestEmailChange(db: Db, staffId: number, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('staff_email_change')
    .select(({ fn }) => fn.max('changed_at').as('at'))
    .where('staff_id', '=', staffId)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return row?.at ?? undefined
}

/** Ends a change that nobody has confirmed. Those that happened can still be taken back. */
export async function deleteRequestedEmail(tx: Tx, staffId: number): Promise<void> {
  await tx
    .deleteFrom('staff_email_change')
    .where('staff_id', '=', staffId)
    .where('changed_at', 'is', null)
    .execute()
}

export async function deleteEmailChanges(tx: Tx, staffId: number): Promise<void> {
  await tx.deleteFrom('staff_email_change').where('staff_id', '=', staffId).execute()
}

/** Deletes up to `max` changes whose links no longer work; returns how many. */
export function deleteOldStaffEmailChanges(db: Db, now: Date, max: number): Promise<number> {
  return deleteUpTo(db, max, 'staff_email_change', 'id', row => row('expires_at', '<=', now.toISOString()))
}
