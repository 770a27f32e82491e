import type { Db, Tx } from '#db/schema/schema.ts'
import { keyedHash } from '#db/secrets/secrets.server.ts'
import { mailboxOf } from '../../values/mailbox.ts'

/** Identifies a mailbox in limits: the same for all its spellings, and not reversible without the secret key. */
export function emailHash(db: Db | Tx, email: string): string {
  return keyedHash(db, 'email', mailboxOf(email))
}
