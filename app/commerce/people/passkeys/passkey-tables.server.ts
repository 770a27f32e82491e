import type { PasskeyOwners } from './passkey-owner.ts'

const account = {
  owners: 'account',
  passkeys: 'passkey',
  challenges: 'passkey_challenge',
  ownerId: 'account_id',
} as const

const staff = {
  owners: 'staff',
  passkeys: 'staff_passkey',
  challenges: 'staff_passkey_challenge',
  ownerId: 'staff_id',
}

/** The names of tables and columns. The tables have the same columns, so queries are checked against those of accounts. */
export const passkeyTables = { account, staff: staff as unknown as typeof account } satisfies Record<
  PasskeyOwners,
  typeof account
>
