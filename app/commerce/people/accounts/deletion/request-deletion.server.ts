import { lockVisitor } from '#commerce/cart/visitors/visitor-store.server.ts'
import { queueEmail } from '#commerce/running/outbox/queue-email.server.ts'
import { loadSetting } from '#commerce/running/settings/load-settings.server.ts'
import { newToken } from '#commerce/values/random-token.server.ts'
import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Db, Tx } from '#db/schema/schema.ts'
import type { Account } from '../account.ts'
import { findAccountByEmail, isAccountOfVisitor, lockAddress } from '../account-store.server.ts'
import { addDeletion, type DeletionOwner } from '../customer-deletion-store.server.ts'
import { deletionTime } from './deletion-time.ts'

type MarkedAccount = Pick<Account, 'id' | 'visitorId' | 'email'>

/** Marks an account for deletion and emails a link that keeps it. Asking again changes nothing. */
export async function requestAccountDeletion(db: Db, account: MarkedAccount, now: Date): Promise<void> {
  await inOneCommit(db, tx => markAccount(tx, account, now))
}

/** As above, in a transaction. False if it's marked already, or gone. */
export async function markAccount(tx: Tx, account: MarkedAccount, now: Date): Promise<boolean> {
  await lockVisitor(tx, account.visitorId)
  // It may be deleted just now.
  if (!(await isAccountOfVisitor(tx, account.visitorId))) return false
  return mark(tx, { accountId: account.id }, account.email, now)
}

/** Marks what is stored by the address of a guest. False if it's marked already, or has an account by now. */
export async function markGuest(tx: Tx, email: string, now: Date): Promise<boolean> {
  await lockAddress(tx, email)
  if (await findAccountByEmail(tx, email)) return false
  return mark(tx, { email }, email, now)
}

async function mark(tx: Tx, owner: DeletionOwner, to: string, now: Date): Promise<boolean> {
  const token = newToken()
  const dueAt = deletionTime(now, await loadSetting(tx, 'timeZone')).toISOString()
  if (!(await addDeletion(tx, owner, { token, dueAt }, now))) return false
  const kind = 'accountId' in owner ? 'account-deletion' : 'data-deletion'
  await queueEmail(tx, { kind, to, token, dueAt }, now)
  return true
}
