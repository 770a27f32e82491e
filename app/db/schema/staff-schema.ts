import type { Generated } from 'kysely'

export interface StaffSchema {
  /** A person who works in the office. The secrets they sign in with are in tables of their own. */
  staff: {
    id: Generated<number>
    name: string
    /** In its canonical form; null until the first owner enters one. */
    email: string | null
    role: 'owner' | 'manager' | 'packer' | 'editor'
    created_at: string
    /** When they first signed in; null for an open invitation. */
    joined_at: Generated<string | null>
    /** When they turned off the keys that are a single letter. */
    shortcuts_off_at: Generated<string | null>
    /** Names them in their passkeys: random, and null until one is asked for. */
    passkey_user: Generated<string | null>
    removed_at: Generated<string | null>
  }
  /** A browser that is signed in to the office. Only the SHA-256 of its cookie's token is stored. */
  staff_session: {
    id: Generated<number>
    staff_id: number
    token_hash: string
    /** Of the device; may be empty. */
    name: string
    created_at: string
    seen_at: string
    /** When its staff member last used a passkey, a code or a link of the operator; null after an invitation. */
    proven_at: string | null
    /** The secret of an app that no code has proved yet. */
    new_totp_sealed: Generated<string | null>
  }
  /** A network from which somebody signed in lately. The hash is keyed. */
  staff_network: { staff_id: number; network_hash: string; signed_in_at: string }
  /** A link that signs in once. Only the SHA-256 of its token is stored. */
  staff_link: {
    id: Generated<number>
    staff_id: number
    purpose: 'owner' | 'invitation'
    token_hash: string
    created_at: string
    expires_at: string
    used_at: Generated<string | null>
  }
  /** An address that a staff member asked for, until a week after its link was opened. Only hashes of tokens are stored. */
  staff_email_change: {
    id: Generated<number>
    staff_id: number
    new_email: string
    token_hash: string
    /** Of the link that proves the address, and then of the one that takes the change back. */
    expires_at: string
    old_email: string | null
    changed_at: string | null
    revert_hash: string | null
  }
  /** A passkey of a staff member, as `passkey` is of an account. */
  staff_passkey: {
    id: Generated<number>
    staff_id: number
    /** In base64url, as the public key (COSE). */
    credential_id: string
    public_key: string
    counter: number
    /** Separated by commas. */
    transports: string
    name: string
    created_at: string
    used_at: string | null
    /** When it was first seen to be synchronized; null if only one device has it. */
    backed_up_at: string | null
  }
  /** A challenge for a browser to sign until `expires_at`. Using it deletes it. Only hashes are stored. */
  staff_passkey_challenge: {
    challenge_hash: string
    /** Of the nonce in the browser's cookie. */
    nonce_hash: string
    purpose: 'create' | 'sign-in' | 'confirm'
    /** Null for signing in. */
    staff_id: number | null
    expires_at: string
  }
  /** An app that shows codes (RFC 6238), proved by a first one. */
  staff_totp: {
    staff_id: number
    secret_sealed: string
    created_at: string
    /** The 30-second step of the last code used: none works twice. */
    last_step: number
  }
  /** A code for the day when everything else is lost: a keyed hash. */
  staff_recovery_code: { staff_id: number; code_hash: string; used_at: string | null }
}
