import type { Db } from '../../../db/schema/schema.ts'
import { queueEmail } from '../../emails/outbox/queue-email.server.ts'
import type { Job } from '../../jobs/job.ts'
import { removeReviewAuthors } from '../../reviews/save-review.server.ts'
import { deleteVisitor, lockVisitor } from '../../visitors/visitor-store.server.ts'
import { findDueAccount, readDueAccounts, takeDueDeletion } from './account-deletion-store.server.ts'
import { deleteCodes, deleteRowsOfAddress, detachOrders } from './deleted-account-store.server.ts'

const minute = 60_000
const maxPerBatch = 20

/** Deletes accounts whose time has come. */
export function deleteAccountsJob(db: Db): Job {
  return { name: 'delete-accounts', interval: 10 * minute, run: now => deleteDueAccounts(db, now) }
}

/** Returns how many were deleted. */
export async function deleteDueAccounts(db: Db, now: Date): Promise<number> {
  let deleted = 0
  for (const id of await readDueAccounts(db, now, maxPerBatch))
    if (await deleteDueAccount(db, id, now)) deleted++
  return deleted
}

/**
 * Deletes an account with its sessions and all it owns, in one transaction that no order or other change of it overlaps. False if
 * it was kept meanwhile.
 */
function deleteDueAccount(db: Db, id: number, now: Date): Promise<boolean> {
  return db.transaction().execute(async tx => {
    if (!(await takeDueDeletion(tx, id, now))) return false
    const found = await findDueAccount(tx, id)
    if (!found) return false
    // In this order: signing in takes a code and then the visitor.
    await deleteCodes(tx, found)
    await lockVisitor(tx, found.visitorId)
    // Its address may have changed meanwhile.
    const account = await findDueAccount(tx, id)
    if (!account) return false
    const orders = await detachOrders(tx, account, now)
    await deleteRowsOfAddress(tx, account)
    await deleteVisitor(tx, account.visitorId)
    await queueEmail(tx, { kind: 'account-deleted', to: account.email, language: account.language }, now)
    await removeReviewAuthors(tx, orders)
    return true
  })
}
