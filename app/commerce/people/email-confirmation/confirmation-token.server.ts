import type { Db, Tx } from '#db/schema/schema.ts'
import { keyedHash } from '#db/secrets/secrets.server.ts'
import type { ClaimedEmail } from './email-confirmation-store.server.ts'

/** Derived from the row and the secret key: the database doesn't contain it, and a second email has the same link. */
export function emailConfirmationToken(db: Db | Tx, { visitorId, emailHash }: ClaimedEmail): string {
  return keyedHash(db, 'email-confirmation', `${visitorId} ${emailHash}`)
}
