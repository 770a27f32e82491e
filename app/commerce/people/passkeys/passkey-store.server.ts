import type { Db, Tx } from '#db/schema/schema.ts'
import { newToken } from '../../values/random-token.server.ts'
import type { Passkey } from './passkey.ts'
import type { PasskeyOwner, PasskeyOwners } from './passkey-owner.ts'
import { passkeyTables } from './passkey-tables.server.ts'

/** The newest first. */
export async function readPasskeys(db: Db, owner: PasskeyOwner): Promise<Passkey[]> {
  const { passkeys, ownerId } = passkeyTables[owner.of]
  const rows = await db
    .selectFrom(passkeys)
    .select(['id', 'name', 'created_at as createdAt', 'used_at as usedAt', 'backed_up_at'])
    .where(ownerId, '=', owner.id)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ backed_up_at, ...passkey }) => ({ ...passkey, isSynced: backed_up_at !== null }))
}

/** A passkey as browsers name it. */
interface PasskeyCredential {
  /** In base64url. */
  id: string
  transports: string[]
}

export async function readPasskeyCredentials(db: Db, owner: PasskeyOwner): Promise<PasskeyCredential[]> {
  const { passkeys, ownerId } = passkeyTables[owner.of]
  const rows = await db
    .selectFrom(passkeys)
    .select(['credential_id as id', 'transports'])
    .where(ownerId, '=', owner.id)
    .orderBy('id')
    .execute()
  return rows.map(({ id, transports }) => ({ id, transports: transports.split(',').filter(Boolean) }))
}

export async function countPasskeys(db: Db | Tx, owner: PasskeyOwner): Promise<number> {
  const { passkeys, ownerId } = passkeyTables[owner.of]
  const { count } = await db
    .selectFrom(passkeys)
    .select(db.fn.countAll().as('count'))
    .where(ownerId, '=', owner.id)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The random name of the owner in their passkeys, created when first needed. */
export async function passkeyUserOf(db: Db, owner: PasskeyOwner): Promise<string> {
  const { owners } = passkeyTables[owner.of]
  await db
    .updateTable(owners)
    .set({ passkey_user: newToken() })
    .where('id', '=', owner.id)
    .where('passkey_user', 'is', null)
    .execute()
  const row = await db
    .selectFrom(owners)
    .select('passkey_user')
    .where('id', '=', owner.id)
    .executeTakeFirstOrThrow()
  return row.passkey_user!
}

export interface NewPasskey {
  /** In base64url. */
  credentialId: string
  publicKey: string
  counter: number
  transports: readonly string[]
  name: string
  isSynced: boolean
}

/** False if there is a passkey with this credential already. */
export async function insertPasskey(
  tx: Tx,
  owner: PasskeyOwner,
  passkey: NewPasskey,
  now: Date,
): Promise<boolean> {
  const { passkeys, ownerId } = passkeyTables[owner.of]
  const at = now.toISOString()
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto(passkeys)
    .values({
      [ownerId]: owner.id,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: passkey.transports.join(),
      name: passkey.name,
      created_at: at,
      backed_up_at: passkey.isSynced ? at : null,
    })
    .onConflict(on => on.column('credential_id').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** A passkey with the key that checks its signatures, and its owner. */
export interface StoredPasskey {
  id: number
  publicKey: string
  counter: number
  /** The owner, as the passkey names them. */
  user: string | null
  ownerId: number
}

export async function findPasskey(
  db: Db,
  of: PasskeyOwners,
  credentialId: string,
): Promise<StoredPasskey | undefined> {
  const { passkeys, owners, ownerId } = passkeyTables[of]
  return db
    .selectFrom(passkeys)
    .innerJoin(owners, `${owners}.id`, `${passkeys}.${ownerId}`)
    .select([`${passkeys}.id`, 'public_key as publicKey', 'counter', `${ownerId} as ownerId`])
    .select('passkey_user as user')
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
}

/** Records a use. False if the passkey was removed, or used with this counter meanwhile: 0 doesn't count. */
export async function recordPasskeyUse(
  db: Db,
  of: PasskeyOwners,
  { id, counter, isSynced }: { id: number; counter: number; isSynced: boolean },
  now: Date,
): Promise<boolean> {
  const at = now.toISOString()
  const { numUpdatedRows } = await db
    .updateTable(passkeyTables[of].passkeys)
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

/** False if the owner has no such passkey. */
export async function renamePasskey(
  db: Db,
  owner: PasskeyOwner,
  { id, name }: { id: number; name: string },
): Promise<boolean> {
  const { passkeys, ownerId } = passkeyTables[owner.of]
  const { numUpdatedRows } = await db
    .updateTable(passkeys)
    .set({ name })
    .where('id', '=', id)
    .where(ownerId, '=', owner.id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Returns the name of the deleted passkey; undefined if the owner has no such passkey. */
export async function deletePasskey(tx: Tx, owner: PasskeyOwner, id: number): Promise<string | undefined> {
  const { passkeys, ownerId } = passkeyTables[owner.of]
  const row = await tx
    .deleteFrom(passkeys)
    .where('id', '=', id)
    .where(ownerId, '=', owner.id)
    .returning('name')
    .executeTakeFirst()
  return row?.name
}

export async function deletePasskeys(tx: Tx, owner: PasskeyOwner): Promise<void> {
  const { passkeys, ownerId } = passkeyTables[owner.of]
  await tx.deleteFrom(passkeys).where(ownerId, '=', owner.id).execute()
}
