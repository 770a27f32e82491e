import type { Db, Tx } from '../../db/schema.ts'
import { keyedHash } from '../../db/secrets.server.ts'
import { mailboxOf } from './mailbox.ts'

/** What stands for an email address in limits: the same for every spelling of one mailbox, and not to be read back. */
export function emailHash(db: Db | Tx, email: string): string {
  return keyedHash(db, 'email', mailboxOf(email))
}
