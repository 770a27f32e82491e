import { inOneCommit } from '../../../db/connection/one-commit.server.ts'
import type { Db } from '../../../db/schema/schema.ts'
import { queueEmail } from '../../emails/outbox/queue-email.server.ts'
import { newToken } from '../../random-token.server.ts'
import { lockVisitor } from '../../visitors/visitor-store.server.ts'
import type { Account } from '../account.ts'
import { isAccountOfVisitor } from '../account-store.server.ts'
import { deletionTime } from './account-deletion.ts'
import { addAccountDeletion } from './account-deletion-store.server.ts'

/** Marks an account for deletion and emails a link that keeps it. Asking again changes nothing. */
export async function requestAccountDeletion(
  db: Db,
  { id, visitorId, email }: Pick<Account, 'id' | 'visitorId' | 'email'>,
  now: Date,
): Promise<void> {
  const token = newToken()
  const dueAt = deletionTime(now).toISOString()
  await inOneCommit(db, async tx => {
    await lockVisitor(tx, visitorId)
    // It may be deleted just now.
    if (!(await isAccountOfVisitor(tx, visitorId))) return
    if (await addAccountDeletion(tx, id, { token, dueAt }, now))
      await queueEmail(tx, { kind: 'account-deletion', to: email, token, dueAt }, now)
  })
}
