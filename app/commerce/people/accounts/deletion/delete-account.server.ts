import { deleteVisitor, lockVisitor } from '#commerce/cart/visitors/visitor-store.server.ts'
import { queueEmail } from '#commerce/running/outbox/queue-email.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { removeReviewAuthors } from '../../reviews/save-review.server.ts'
import { takeDueDeletion } from '../customer-deletion-store.server.ts'
import {
  deleteCodes,
  deleteRowsOfAddress,
  detachOrders,
  findDueAccount,
  leaveVisitor,
} from './deleted-rows-store.server.ts'

/**
 * Deletes an account with its sessions and all it owns, in one transaction that no order or other change of it overlaps. False if
 * it was kept meanwhile.
 */
export function deleteDueAccount(db: Db, id: number, now: Date): Promise<boolean> {
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
