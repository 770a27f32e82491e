import type { Db, Tx } from '../../../db/schema/schema.ts'
import { seal, unseal } from '../../../db/secrets/secrets.server.ts'

const purpose = 'staff-totp'

/** Stores a secret that no code has proved yet. False if a proved one is there already. */
export async function saveTotpSecret(db: Db, staffId: number, secret: string, now: Date): Promise<boolean> {
  const columns = {
    secret_sealed: seal(db, purpose, secret),
    created_at: now.toISOString(),
    confirmed_at: null,
    last_step: 0,
  }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('staff_totp')
    .values({ staff_id: staffId, ...columns })
    .onConflict(on => on.column('staff_id').doUpdateSet(columns).where('staff_totp.confirmed_at', 'is', null))
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** The secret of an app, proved by a code or not yet. */
export async function readTotpSecret(
  db: Db | Tx,
  staffId: number,
  state: 'proved' | 'new',
): Promise<string | undefined> {
  const row = await db
    .selectFrom('staff_totp')
    .select('secret_sealed')
    .where('staff_id', '=', staffId)
    .where('confirmed_at', state === 'proved' ? 'is not' : 'is', null)
    .executeTakeFirst()
  return row && unseal(db, purpose, row.secret_sealed)
}

/** Records that a code of this step was used. False if it, or a later one, was used before: no code works twice. */
export async function takeTotpStep(tx: Tx, staffId: number, step: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staff_totp')
    .set(row => ({
      last_step: step,
      confirmed_at: row.fn.coalesce('confirmed_at', row.val(now.toISOString())),
    }))
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
