import { newToken } from '#commerce/values/random-token.server.ts'
import type { Db, Tx } from '#db/schema/schema.ts'
import type { Passkey } from './passkey.ts'

/** The account's passkeys, the newest first. */
export async function readPasskeys(db: Db, accountId: number): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('passkey')
    .select(['id', 'name', 'created_at as createdAt', 'used_at as usedAt', 'backed_up_at'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ backed_up_at, ...passkey }) => ({ ...passkey, isSynced: backed_up_at !== null }))
}

/** A passkey as browsers name it. */
export interface PasskeyCredential {
  /** In base64url. */
  id: string
  transports: string[]
}

export async function readPasskeyCredentials(db: Db, accountId: number): Promise<PasskeyCredential[]> {
  const rows = await db
    .selectFrom('passkey')
    .select(['credential_id as id', 'transports'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
  return rows.map(({ id, transports }) => ({ id, transports: transports.split(',').filter(Boolean) }))
}

export async function countPasskeys(db: Db | Tx, accountId: number): Promise<number> {
  const { count } = await db
    .selectFrom('passkey')
    .select(db.fn.countAll().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The random name of the account in its passkeys, created when first needed. */
export async function passkeyUserOf(db: Db, accountId: number): Promise<string> {
  await db
    .updateTable('account')
    .set({ passkey_user: newToken() })
    .where('id', '=', accountId)
    .where('passkey_user', 'is', null)
    .execute()
  const row = await db
    .selectFrom('account')
    .select('passkey_user')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return row.passkey_user!
}

interface NewPasskey {
  accountId: number
  /** In base64url. */
  credentialId: string
  publicKey: string
  counter: number
  transports: readonly string[]
  name: string
  isSynced: boolean
}

/** False if there is a passkey with this credential already. */
export async function insertPasskey(tx: Tx, passkey: NewPasskey, now: Date): Promise<boolean> {
  const at = now.toISOString()
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('passkey')
    .values({
      account_id: passkey.accountId,
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

/** A passkey with the key that checks its signatures, and its account. */
export interface StoredPasskey {
  id: number
  publicKey: string
  counter: number
  /** The account, as the passkey names it. */
  user: string | null
  accountId: number
}

export async function findPasskey(db: Db, credentialId: string): Promise<StoredPasskey | undefined> {
  return db
    .selectFrom('passkey')
    .innerJoin('account', 'account.id', 'passkey.account_id')
    .select(['passkey.id', 'public_key as publicKey', 'counter', 'account_id as accountId'])
    .select('passkey_user as user')
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
}

/** Records a use. False if the passkey was removed, or used with this counter meanwhile: 0 doesn't count. */
export async function recordPasskeyUse(
  db: Db,
  { id, counter, isSynced }: { id: number; counter: number; isSynced: boolean },
  now: Date,
): Promise<boolean> {
  const at = now.toISOString()
  const { numUpdatedRows } = await db
    .updateTable('passkey')
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

/** False if the account has no such passkey. */
export async function renamePasskey(
  db: Db,
  accountId: number,
  { id, name }: { id: number; name: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Returns the name of the deleted passkey; undefined if the account has no such passkey. */
export async function deletePasskey(tx: Tx, accountId: number, id: number): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('name')
    .executeTakeFirst()
  return row?.name
}

export async function deletePasskeys(tx: Tx, accountId: number): Promise<void> {
  await tx.deleteFrom('passkey').where('account_id', '=', accountId).execute()
}
