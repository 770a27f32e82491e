import { queueEmail } from '#commerce/running/outbox/queue-email.server.ts'
import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Db } from '#db/schema/schema.ts'
import type { Account } from '../account.ts'
import { deletePasskey } from './passkey-store.server.ts'

/** Removes a passkey and tells the account's address. False if the account has no such passkey. */
export function removePasskey(
  db: Db,
  account: Pick<Account, 'id' | 'email'>,
  id: number,
  now: Date,
): Promise<boolean> {
  return inOneCommit(db, async tx => {
    const name = await deletePasskey(tx, account.id, id)
    if (name === undefined) return false
    await queueEmail(tx, { kind: 'passkey-removed', to: account.email, name }, now)
    return true
  })
}
