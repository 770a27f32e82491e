import { actorColumns } from './actor-columns.ts'
import { bigint, id, integer, oneOf, table, text } from './table.ts'

export const passkeyColumns = {
  /** In base64url, as the public key (COSE). */
  credential_id: text.unique(),
  public_key: text,
  /** Signatures so far; 0 for passkeys that don't count. */
  counter: bigint.check('>= 0'),
  /** How browsers reach it, separated by commas. */
  transports: text,
  name: text,
  created_at: text,
  used_at: text.optional(),
  /** When it was first seen to be synchronized; null if only one device has it. */
  backed_up_at: text.optional(),
}

export const challengeColumns = {
  challenge_hash: text.key(),
  /** Of the nonce in the browser's cookie. */
  nonce_hash: text,
  purpose: oneOf('create', 'sign-in', 'confirm'),
  expires_at: text,
}

export const accountTables = [
  /** A shopper who has proven an address. The visitor owns their cart and lists on all devices. */
  table(
    'account',
    {
      id,
      visitor_id: integer.unique().references('visitor', 'cascade'),
      /** In its canonical form. */
      email: text.unique(),
      name: text.default(''),
      /** Of the shop's pages and emails; null for the shop's own. */
      language: text.optional(),
      /** Slugs to compare, from the last device that signed out. */
      compared: text.default(''),
      /** Names the account in its passkeys: random, and null until one is asked for. */
      passkey_user: text.optional(),
      /** When the shopper chose "Not now" instead of a passkey. */
      passkey_declined_at: text.optional(),
      created_at: text,
    },
    { uniqueIndexes: { account_by_passkey_user: '(passkey_user)' } },
  ),
  /** An address of an account, as JSON. The default is the one with the latest `default_at`. */
  table(
    'account_address',
    {
      id,
      account_id: integer.references('account', 'cascade'),
      address: text,
      created_at: text,
      default_at: text,
    },
    { indexes: { account_address_by_account: '(account_id)' } },
  ),
  /** A kind of email that an account doesn't want. */
  table(
    'account_email_opt_out',
    { account_id: integer.references('account', 'cascade'), kind: text, created_at: text },
    { key: ['account_id', 'kind'] },
  ),
  /** A change of an account's address. The old one can revert it for some days. */
  table(
    'email_change',
    {
      id,
      account_id: integer.references('account', 'cascade'),
      old_email: text,
      new_email: text,
      changed_at: text,
      revert_hash: text.unique(),
      revert_until: text,
      /** When this change or an earlier one was reverted. */
      reverted_at: text.optional(),
    },
    { indexes: { email_change_by_account: '(account_id)' } },
  ),
  /** An emailed code and link. Hashes of the nonce and the link are plain; the code's is keyed and includes the nonce. */
  table(
    'sign_in_request',
    {
      id,
      /** The step that they allow. */
      purpose: oneOf('sign-in', 'confirm', 'change-email').default('sign-in'),
      /** The account that confirms or changes; null for signing in, where there may be none. */
      account_id: integer.optional().references('account', 'cascade'),
      email: text,
      nonce_hash: text.unique(),
      code_hash: text,
      link_hash: text.unique(),
      attempts: integer.default(0).check('between 0 and 5'),
      created_at: text,
      expires_at: text,
      /** When it was used, or that it was never sent. */
      closed_at: text.optional(),
    },
    { indexes: { sign_in_request_by_account: '(account_id)', sign_in_request_by_time: '(expires_at)' } },
  ),
  /** A passkey: its private key never leaves the shopper's devices. */
  table(
    'passkey',
    {
      id,
      account_id: integer.references('account', 'cascade'),
      ...passkeyColumns,
    },
    { indexes: { passkey_by_account: '(account_id)' } },
  ),
  /** A challenge for a browser to sign until `expires_at`. Using it deletes it. Only hashes are stored. */
  table(
    'passkey_challenge',
    {
      ...challengeColumns,
      /** Null for signing in. */
      account_id: integer.optional().references('account', 'cascade'),
    },
    { indexes: { passkey_challenge_by_account: '(account_id)', passkey_challenge_by_time: '(expires_at)' } },
  ),
  /** An account, or what is stored by the address of a guest, to delete once it is due. */
  table(
    'customer_deletion',
    {
      id,
      /** Null for a guest. */
      account_id: integer.optional().unique().references('account', 'cascade'),
      /** Of a guest, in its canonical form; null for an account. */
      email: text.optional().unique(),
      /** The SHA-256 of the token that cancels the deletion. */
      token_hash: text.unique(),
      requested_at: text,
      due_at: text,
    },
    {
      checks: { customer_deletion_is_of_one: '(account_id is null) <> (email is null)' },
      indexes: { customer_deletion_by_time: '(due_at)' },
    },
  ),
  /** Notes about a customer from staff to staff. */
  table(
    'customer_note',
    { id, email: text, text, at: text, ...actorColumns, removed_at: text.optional() },
    { indexes: { customer_note_by_email: '(email)' } },
  ),
]
