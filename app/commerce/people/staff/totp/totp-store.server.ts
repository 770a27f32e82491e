import type { Db, Tx } from '#db/schema/schema.ts'
import { seal, unseal } from '#db/secrets/secrets.server.ts'
import type { SignedInStaff } from '../signed-in-staff.ts'

const purpose = 'staff-totp'

type StaffSession = Pick<SignedInStaff, 'id' | 'sessionId'>

/** Gives a session a secret that no code has proved yet, unless it has one. */
export async function saveNewTotpSecret(db: Db, { sessionId }: StaffSession, secret: string): Promise<void> {
  await db
    .updateTable('staff_session')
    .set({ new_totp_sealed: seal(db, purpose, secret) })
    .where('id', '=', sessionId)
    .where('new_totp_sealed', 'is', null)
    .execute()
}

/** The secret that this session asked for: nobody else has seen it. */
export async function readNewTotpSecret(
  db: Db | Tx,
  { id, sessionId }: StaffSession,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('staff_session')
    .select('new_totp_sealed as sealed')
    .where('id', '=', sessionId)
    .where('staff_id', '=', id)
    .executeTakeFirst()
  return row?.sealed ? unseal(db, purpose, row.sealed) : undefined
}

/** Stores a secret whose code of this step proved it. False if the staff member has an app already. */
export async function addTotp(
  tx: Db | Tx,
  { id, sessionId }: StaffSession,
  { secret, step }: { secret: string; step: number },
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('staff_totp')
    .values({
      staff_id: id,
      secret_sealed: seal(tx, purpose, secret),
      created_at: now.toISOString(),
      last_step: step,
    })
    .onConflict(on => on.column('staff_id').doNothing())
    .executeTakeFirstOrThrow()
  await tx.updateTable('staff_session').set({ new_totp_sealed: null }).where('id', '=', sessionId).execute()
  return numInsertedOrUpdatedRows === 1n
}

/** The secret of a staff member's app. */
export async function readTotpSecret(db: Db | Tx, staffId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('staff_totp')
    .select('secret_sealed')
    .where('staff_id', '=', staffId)
    .executeTakeFirst()
  return row && unseal(db, purpose, row.secret_sealed)
}

/** Records that a code of this step was used. False if it, or a later one, was used before: no code works twice. */
export async function takeTotpStep(tx: Tx, staffId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staff_totp')
    .set({ last_step: step })
    .where('staff_id', '=', staffId)
    .where('last_step', '<', step)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Deletes the app with its recovery codes. False if it is the only way in, or there is none. The caller has locked the staff member. */
export async function deleteTotp(tx: Tx, staffId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('staff_totp')
    .where('staff_id', '=', staffId)
    .where(eb => eb.exists(eb.selectFrom('staff_passkey').select('id').where('staff_id', '=', staffId)))
    .executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) return false
  await tx.deleteFrom('staff_recovery_code').where('staff_id', '=', staffId).execute()
  return true
}
