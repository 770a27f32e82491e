import type { Tx } from '#db/schema/schema.ts'
import type { Account } from '../account.ts'
import { giveOrdersTo } from '../account-orders-store.server.ts'
import { giveAddressesTo } from '../addresses/account-address-store.server.ts'
import { mergeVisitor } from '../merging/merge-visitor.server.ts'

/**
 * Merges an account that was opened with an address into the account that gets this address back. Both visitors are locked. The
 * same person read both emails, and two accounts can't share an address.
 */
export async function absorbAccount(
  tx: Tx,
  opened: Pick<Account, 'id' | 'visitorId'>,
  { accountId, visitorId }: { accountId: number; visitorId: number },
  quantityLimit: number,
  now: Date,
): Promise<void> {
  await giveAddressesTo(tx, opened.id, accountId)
  await giveOrdersTo(tx, opened.id, accountId)
  await mergeVisitor(tx, { from: opened.visitorId, into: visitorId }, quantityLimit, now)
}
