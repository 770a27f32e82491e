import { refusing } from '#commerce/editing/changes/change.server.ts'
import { ChangeRefused } from '#commerce/editing/changes/change-set.ts'
import { queueEmail } from '#commerce/running/outbox/queue-email.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { removeReviewAuthors } from '../../reviews/save-review.server.ts'
import { noAccount } from '../account-orders-store.server.ts'
import { findAccountByEmail, lockAddress } from '../account-store.server.ts'
import { takeDueDeletion } from '../customer-deletion-store.server.ts'
import { deleteCodes, deleteRowsOfAddress, detachOrders } from './deleted-rows-store.server.ts'

type DeletedGuest = { ok: true } | { ok: false }

/**
 * Deletes what is stored by the address of a guest, in one transaction. False if it was kept meanwhile, or if an account has
 * taken the address: its owner decides.
 */
export async function deleteDueGuest(db: Db, email: string, now: Date): Promise<boolean> {
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
