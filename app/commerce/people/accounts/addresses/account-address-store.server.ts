import type { Address } from '#commerce/values/addresses/address.ts'
import type { Db, Tx } from '#db/schema/schema.ts'
import type { AccountAddress } from './account-address.ts'

/** The default comes first, then the newest. */
export async function readAccountAddresses(db: Db | Tx, accountId: number): Promise<AccountAddress[]> {
  const rows = await db
    .selectFrom('account_address')
    .select(['id', 'address'])
    .where('account_id', '=', accountId)
    .orderBy('default_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ id, address }) => ({ id, address: JSON.parse(address) as Address }))
}

export async function findAccountAddress(
  db: Db,
  accountId: number,
  id: number,
): Promise<Address | undefined> {
  const row = await db
    .selectFrom('account_address')
    .select('address')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row && (JSON.parse(row.address) as Address)
}

/** `defaultAt` is empty for an address that isn't the default; of several, the latest counts. */
export async function addAccountAddress(
  tx: Tx,
  accountId: number,
  { address, defaultAt }: { address: Address; defaultAt: string },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('account_address')
    .values({
      account_id: accountId,
      address: JSON.stringify(address),
      created_at: now.toISOString(),
      default_at: defaultAt,
    })
    .execute()
}

/** False if the account has no such address, like all changes here. */
export async function changeAccountAddress(
  db: Db,
  accountId: number,
  { id, address }: AccountAddress,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account_address')
    .set({ address: JSON.stringify(address) })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function makeDefaultAddress(db: Db, accountId: number, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account_address')
    .set({ default_at: now.toISOString() })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function giveAddressesTo(tx: Tx, from: number, to: number): Promise<void> {
  await tx.updateTable('account_address').set({ account_id: to }).where('account_id', '=', from).execute()
}

export async function removeAccountAddress(db: Db, accountId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('account_address')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}
