import type { Db } from '#db/schema/schema.ts'
import { change } from '../../editing/changes/change.server.ts'
import { causeBy } from '../../editing/changes/change-set.ts'
import type { Actor } from '../../values/actor.ts'
import { canonicalEmail } from '../../values/mailbox.ts'
import { noAccount } from '../accounts/account-orders-store.server.ts'
import { type AccountData, noVisitor, readAccountData } from '../accounts/export/account-data-store.server.ts'
import { type Customer, recordedKey } from './customer-store.server.ts'

/**
 * Everything stored about a customer: of a guest, what their address leads to. The history of changes says that a staff member
 * read it, without the address.
 */
export async function exportCustomer(
  db: Db,
  customer: Customer,
  { actor, currency, now }: { actor: Actor; currency: string; now: Date },
): Promise<AccountData> {
  const origin = { actor, reason: '', cause: causeBy(actor), now }
  await change(db, origin, async edit => {
    const key = { customer: recordedKey(customer) }
    edit.record({ table: 'customer_export', key, before: {}, after: {} })
    return { ok: true }
  })
  const { account, email } = customer
  const owner = account ?? { id: noAccount, visitorId: noVisitor }
  return readAccountData(db, { ...owner, email: canonicalEmail(email) }, currency)
}
