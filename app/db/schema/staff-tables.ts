import { challengeColumns, passkeyColumns } from './account-tables.ts'
import { bigint, id, integer, oneOf, table, text } from './table.ts'

export const staffTables = [
  /** A person who works in the office. The secrets they sign in with are in tables of their own. */
  table('staff', {
    id,
    name: text,
    /** In its canonical form; null until the first owner enters one. */
    email: text.optional().unique(),
    role: oneOf('owner', 'manager', 'packer', 'editor'),
    created_at: text,
    /** When they first signed in; null for an open invitation. */
    joined_at: text.optional(),
    /** When they turned off the keys that are a single letter. */
    shortcuts_off_at: text.optional(),
    /** Names them in their passkeys: random, and null until one is asked for. */
    passkey_user: text.optional().unique(),
    removed_at: text.optional(),
  }),
  /** A browser that is signed in to the office. Only the SHA-256 of its cookie's token is stored. */
  table(
    'staff_session',
    {
      id,
      staff_id: integer.references('staff', 'cascade'),
      token_hash: text.unique(),
      /** Of the device; may be empty. */
      name: text,
      created_at: text,
      seen_at: text,
      /** When its staff member last used a passkey, a code or a link of the operator; null after an invitation. */
      proven_at: text.optional(),
      /** The secret of an app that no code has proved yet. */
      new_totp_sealed: text.optional(),
    },
    { indexes: { staff_session_by_seen_at: '(seen_at)', staff_session_by_staff: '(staff_id)' } },
  ),
  /** A network from which somebody signed in lately. The hash is keyed. */
  table(
    'staff_network',
    { staff_id: integer.references('staff', 'cascade'), network_hash: text, signed_in_at: text },
    { key: ['staff_id', 'network_hash'] },
  ),
  /** A link that signs in once. Only the SHA-256 of its token is stored. */
  table(
    'staff_link',
    {
      id,
      staff_id: integer.references('staff', 'cascade'),
      purpose: oneOf('owner', 'invitation'),
      token_hash: text.unique(),
      created_at: text,
      expires_at: text,
      used_at: text.optional(),
    },
    { indexes: { staff_link_by_staff: '(staff_id)' } },
  ),
  /** An address that a staff member asked for, until a week after its link was opened. Only hashes of tokens are stored. */
  table('staff_email_change', {
    id,
    staff_id: integer.references('staff', 'cascade'),
    new_email: text,
    token_hash: text.unique(),
    /** Of the link that proves the address, and then of the one that takes the change back. */
    expires_at: text,
    old_email: text.optional(),
    changed_at: text.optional(),
    revert_hash: text.optional().unique(),
  }),
  /** A passkey of a staff member, as `passkey` is of an account. */
  table(
    'staff_passkey',
    {
      id,
      staff_id: integer.references('staff', 'cascade'),
      ...passkeyColumns,
    },
    { indexes: { staff_passkey_by_staff: '(staff_id)' } },
  ),
  /** A challenge for a browser to sign until `expires_at`. Using it deletes it. Only hashes are stored. */
  table(
    'staff_passkey_challenge',
    {
      ...challengeColumns,
      /** Null for signing in. */
      staff_id: integer.optional().references('staff', 'cascade'),
    },
    {
      indexes: {
        staff_passkey_challenge_by_staff: '(staff_id)',
        staff_passkey_challenge_by_time: '(expires_at)',
      },
    },
  ),
  /** An app that shows codes (RFC 6238), proved by a first one. */
  table('staff_totp', {
    staff_id: integer.key().references('staff', 'cascade'),
    secret_sealed: text,
    created_at: text,
    /** The 30-second step of the last code used: none works twice. */
    last_step: bigint,
  }),
  /** A code for the day when everything else is lost: a keyed hash. */
  table(
    'staff_recovery_code',
    {
      staff_id: integer.references('staff', 'cascade'),
      code_hash: text,
      used_at: text.optional(),
    },
    { key: ['staff_id', 'code_hash'] },
  ),
]
