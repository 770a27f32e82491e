import type { Db, Tx } from '../../db/schema.ts'
import { keyedHash } from '../../db/secrets.server.ts'
import type { ClaimedEmail } from './email-confirmation-store.server.ts'

/**
 * What the link in the email names. Made of the row with a key that is not in the database, so a copy of the database confirms
 * nothing, and a second email has the same link as the first.
 */
export function confirmationToken(db: Db | Tx, { visitorId, emailHash }: ClaimedEmail): string {
  return keyedHash(db, 'email-confirmation', `${visitorId} ${emailHash}`)
}
