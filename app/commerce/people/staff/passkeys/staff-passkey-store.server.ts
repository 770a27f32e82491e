import { newToken } from '#commerce/values/random-token.server.ts'
import type { Db, Tx } from '#db/schema/schema.ts'
import type { Passkey } from '../../accounts/passkeys/passkey.ts'
import type { PasskeyCredential } from '../../accounts/passkeys/passkey-store.server.ts'

/** The passkeys of a staff member, the newest first. */
export async function readStaffPasskeys(db: Db, staffId: number): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('staff_passkey')
    .select(['id', 'name', 'created_at as createdAt', 'used_at as usedAt', 'backed_up_at'])
    .where('staff_id', '=', staffId)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ backed_up_at, ...passkey }) => ({ ...passkey, isSynced: backed_up_at !== null }))
}

export async function readStaffCredentials(db: Db, staffId: number): Promise<PasskeyCredential[]> {
  const rows = await db
    .selectFrom('staff_passkey')
    .select(['credential_id as id', 'transports'])
    .where('staff_id', '=', staffId)
    .orderBy('id')
    .execute()
  return rows.map(({ id, transports }) => ({ id, transports: transports.split(',').filter(Boolean) }))
}

export async function countStaffPasskeys(tx: Tx, staffId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('staff_passkey')
    .select(tx.fn.countAll().as('count'))
    .where('staff_id', '=', staffId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The random name of a staff member in their passkeys, created when first needed. */
export async function staffPasskeyUser(db: Db, staffId: number): Promise<string> {
  await db
    .updateTable('staff')
    .set({ passkey_user: newToken() })
    .where('id', '=', staffId)
    .where('passkey_user', 'is', null)
    .execute()
  const row = await db
    .selectFrom('staff')
    .select('passkey_user')
    .where('id', '=', staffId)
    .executeTakeFirstOrThrow()
  return row.passkey_user!
}

interface NewStaffPasskey {
  staffId: number
  /** In base64url. */
  credentialId: string
  publicKey: string
  counter: number
  transports: readonly string[]
  name: string
  isSynced: boolean
}

/** False if there is a passkey with this credential already. */
export async function insertStaffPasskey(tx: Tx, passkey: NewStaffPasskey, now: Date): Promise<boolean> {
  const at = now.toISOString()
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('staff_passkey')
    .values({
      staff_id: passkey.staffId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: passkey.transports.join(),
      name: passkey.name,
      created_at: at,
      used_at: null,
      backed_up_at: passkey.isSynced ? at : null,
    })
    .onConflict(on => on.column('credential_id').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export interface StoredStaffPasskey {
  id: number
  publicKey: string
  counter: number
  /** The staff member, as the passkey names them. */
  user: string | null
  staffId: number
}

/** Undefined for an unknown one, and for one of somebody who was removed. */
export async function findStaffPasskey(
  db: Db,
  credentialId: string,
): Promise<StoredStaffPasskey | undefined> {
  return db
    .selectFrom('staff_passkey')
    .innerJoin('staff', 'staff.id', 'staff_passkey.staff_id')
    .select(['staff_passkey.id', 'public_key as publicKey', 'counter', 'staff_id as staffId'])
    .select('passkey_user as user')
    .where('credential_id', '=', credentialId)
    .where('staff.removed_at', 'is', null)
    .executeTakeFirst()
}

/** Records a use. False if the passkey was removed, or used with this counter meanwhile: 0 doesn't count. */
export async function recordStaffPasskeyUse(
  db: Db,
  { id, counter, isSynced }: { id: number; counter: number; isSynced: boolean },
  now: Date,
): Promise<boolean> {
  const at = now.toISOString()
  const { numUpdatedRows } = await db
    .updateTable('staff_passkey')
    .set(row => ({
      counter,
      used_at: at,
      backed_up_at: isSynced ? row.fn.coalesce('backed_up_at', row.val(at)) : null,
    }))
    .where('id', '=', id)
    .where(row =>
      row.or([row('counter', '<', counter), row(row.val(counter), '=', 0).and('counter', '=', 0)]),
    )
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Returns its name; undefined if it is the only way in, or there is none. The caller has locked the staff member. */
export async function deleteStaffPasskey(tx: Tx, staffId: number, id: number): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('staff_passkey')
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .where(eb =>
      eb.or([
        eb.exists(
          eb
            .selectFrom('staff_passkey as other')
            .select('other.id')
            .where('other.staff_id', '=', staffId)
            .where('other.id', '<>', id),
        ),
        eb.exists(
          eb
            .selectFrom('staff_totp')
            .select('staff_totp.staff_id')
            .where('staff_totp.staff_id', '=', staffId),
        ),
      ]),
    )
    .returning('name')
    .executeTakeFirst()
  return row?.name
}
