import { deleteVisitor, lockVisitor } from '#commerce/cart/visitors/visitor-store.server.ts'
import { refusing } from '#commerce/editing/changes/change.server.ts'
import { ChangeRefused } from '#commerce/editing/changes/change-set.ts'
import type { Job } from '#commerce/running/jobs/job.ts'
import { queueEmail } from '#commerce/running/outbox/queue-email.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { removeReviewAuthors } from '../../reviews/save-review.server.ts'
import { noAccount } from '../account-orders-store.server.ts'
import { findAccountByEmail, lockAddress } from '../account-store.server.ts'
import { readDueDeletions, takeDueDeletion } from '../customer-deletion-store.server.ts'
import {
  deleteCodes,
  deleteRowsOfAddress,
  detachOrders,
  findDueAccount,
  leaveVisitor,
} from './deleted-rows-store.server.ts'

const minute = 60_000
const maxPerBatch = 20

/** Deletes accounts and guests whose time has come. */
export function deleteCustomersJob(db: Db): Job {
  return { name: 'delete-accounts', interval: 10 * minute, run: now => deleteDueCustomers(db, now) }
}

/** Returns how many were deleted. */
export async function deleteDueCustomers(db: Db, now: Date): Promise<number> {
  let deleted = 0
  for (const owner of await readDueDeletions(db, now, maxPerBatch)) {
    const isDeleted =
      'accountId' in owner
        ? await deleteDueAccount(db, owner.accountId, now)
        : await deleteDueGuest(db, owner.email, now)
    if (isDeleted) deleted++
  }
  return deleted
}

/**
 * Deletes an account with its sessions and all it owns, in one transaction that no order or other change of it overlaps. False if
 * it was kept meanwhile.
 */
function deleteDueAccount(db: Db, id: number, now: Date): Promise<boolean> {
  return db.transaction().execute(async tx => {
    if (!(await takeDueDeletion(tx, { accountId: id }, now))) return false
    const found = await findDueAccount(tx, id)
    if (!found) return false
    // In this order: signing in takes a code and then the visitor.
    await deleteCodes(tx, found)
    await lockVisitor(tx, found.visitorId)
    // Its address may have changed meanwhile.
    const account = await findDueAccount(tx, id)
    if (!account) return false
    // Before the visitor is deleted: payments lock an order and then what it holds, too.
    const orders = await detachOrders(tx, account, now)
    await leaveVisitor(tx, account.visitorId)
    await deleteRowsOfAddress(tx, account)
    await deleteVisitor(tx, account.visitorId)
    await queueEmail(tx, { kind: 'account-deleted', to: account.email, language: account.language }, now)
    await removeReviewAuthors(tx, orders)
    return true
  })
}

type DeletedGuest = { ok: true } | { ok: false }

/**
 * Deletes what is stored by the address of a guest, in one transaction. False if it was kept meanwhile, or if an account has
 * taken the address: its owner decides.
 */
async function deleteDueGuest(db: Db, email: string, now: Date): Promise<boolean> {
  const guest = { id: noAccount, email }
  const { ok } = await refusing<DeletedGuest>(() =>
    db.transaction().execute(async tx => {
      // In the order of signing up: a code, the address, and then the mark.
      await deleteCodes(tx, guest)
      await lockAddress(tx, email)
      if (!(await takeDueDeletion(tx, { email }, now))) throw new ChangeRefused({ ok: false })
      if (await findAccountByEmail(tx, email)) return { ok: false }
      const orders = await detachOrders(tx, guest, now)
      await deleteRowsOfAddress(tx, guest)
      await queueEmail(tx, { kind: 'data-deleted', to: email }, now)
      await removeReviewAuthors(tx, orders)
      return { ok: true }
    }),
  )
  return ok
}
