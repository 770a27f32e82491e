import type { Generated } from 'kysely'

export interface AccountSchema {
  /** A shopper who has proven an address. The visitor owns their cart and lists on all devices. */
  account: {
    id: Generated<number>
    visitor_id: number
    /** In its canonical form. */
    email: string
    name: Generated<string>
    /** Of the shop's pages and emails; null for the shop's own. */
    language: Generated<string | null>
    /** Slugs to compare, from the last device that signed out. */
    compared: Generated<string>
    /** Names the account in its passkeys: random, and null until one is asked for. */
    passkey_user: Generated<string | null>
    /** When the shopper chose "Not now" instead of a passkey. */
    passkey_declined_at: Generated<string | null>
    created_at: string
  }
  /** An address of an account, as JSON. The default is the one with the latest `default_at`. */
  account_address: {
    id: Generated<number>
    account_id: number
    address: string
    created_at: string
    default_at: string
  }
  /** A browser that leads to a visitor. Only the SHA-256 of its cookie's token is stored. */
  session: {
    id: Generated<number>
    token_hash: string
    visitor_id: number
    /** Of the device; empty for guests. */
    name: Generated<string>
    created_at: string
    seen_at: string
    /** When this session last proved its account's address; null for guests. */
    proven_at: Generated<string | null>
  }
  /** A kind of email that an account doesn't want. */
  account_email_opt_out: { account_id: number; kind: string; created_at: string }
  /** A change of an account's address. The old one can revert it for some days. */
  email_change: {
    id: Generated<number>
    account_id: number
    old_email: string
    new_email: string
    changed_at: string
    revert_hash: string
    revert_until: string
    /** When this change or an earlier one was reverted. */
    reverted_at: Generated<string | null>
  }
  /** An emailed code and link. Hashes of the nonce and the link are plain; the code's is keyed and includes the nonce. */
  sign_in_request: {
    id: Generated<number>
    /** The step that they allow. */
    purpose: Generated<'sign-in' | 'confirm' | 'change-email'>
    /** The account that confirms or changes; null for signing in, where there may be none. */
    account_id: number | null
    email: string
    nonce_hash: string
    code_hash: string
    link_hash: string
    attempts: Generated<number>
    created_at: string
    expires_at: string
    /** When it was used, or that it was never sent. */
    closed_at: string | null
  }
  /** An account, or what is stored by the address of a guest, to delete once it is due. */
  customer_deletion: {
    id: Generated<number>
    /** Null for a guest. */
    account_id: Generated<number | null>
    /** Of a guest, in its canonical form; null for an account. */
    email: Generated<string | null>
    /** The SHA-256 of the token that cancels the deletion. */
    token_hash: string
    requested_at: string
    due_at: string
  }
  /** A passkey: its private key never leaves the shopper's devices. */
  passkey: {
    id: Generated<number>
    account_id: number
    /** In base64url, as the public key (COSE). */
    credential_id: string
    public_key: string
    /** Signatures so far; 0 for passkeys that don't count. */
    counter: number
    /** How browsers reach it, separated by commas. */
    transports: string
    name: string
    created_at: string
    used_at: string | null
    /** When it was first seen to be synchronized; null if only one device has it. */
    backed_up_at: string | null
  }
  /** A challenge for a browser to sign until `expires_at`. Using it deletes it. Only hashes are stored. */
  passkey_challenge: {
    challenge_hash: string
    /** Of the nonce in the browser's cookie. */
    nonce_hash: string
    purpose: 'create' | 'sign-in' | 'confirm'
    /** Null for signing in. */
    account_id: number | null
    expires_at: string
  }
  /** Links to lists that were merged into this one. */
  merged_share_link: { token_hash: string; list_id: string }
}
