import { clearEmailsTo } from '#commerce/running/outbox/outbox-store.server.ts'
import type { Tx } from '#db/schema/schema.ts'
import type { Account } from '../account.ts'
import { type OrderOwner, selectAccountOrders } from '../account-orders-store.server.ts'
import { emailSpellings } from '../email-spellings.server.ts'

/** Undefined if the account was merged into another. */
export async function findDueAccount(
  tx: Tx,
  accountId: number,
): Promise<(Pick<Account, 'id' | 'visitorId' | 'email'> & { language: string | null }) | undefined> {
  return tx
    .selectFrom('account')
    .select(['id', 'visitor_id as visitorId', 'email', 'language'])
    .where('id', '=', accountId)
    .executeTakeFirst()
}

/**
 * Orders and withdrawals stay, but belong to nobody with this address, now or later, and to no browser. Returns the ids of the
 * orders.
 */
export async function detachOrders(tx: Tx, owner: OrderOwner, now: Date): Promise<number[]> {
  const detached = { detached_at: now.toISOString() }
  const orders = await tx
    .updateTable('customer_order')
    .set({ ...detached, visitor_id: null })
    .where('id', 'in', selectAccountOrders(tx, owner).select('customer_order.id'))
    .returning('id')
    .execute()
  await tx
    .updateTable('withdrawal')
    .set(detached)
    .where('email', 'in', emailSpellings(owner.email))
    .where('detached_at', 'is', null)
    .execute()
  return orders.map(({ id }) => id)
}

/** Orders that a visitor placed for other addresses. */
export async function leaveVisitor(tx: Tx, visitorId: number): Promise<void> {
  await tx
    .updateTable('customer_order')
    .set({ visitor_id: null })
    .where('visitor_id', '=', visitorId)
    .execute()
}

/** Emailed codes for the account or its address. */
export async function deleteCodes(tx: Tx, { id, email }: OrderOwner): Promise<void> {
  await tx
    .deleteFrom('sign_in_request')
    .where(({ eb, or }) => or([eb('email', '=', email), eb('account_id', '=', id)]))
    .execute()
}

/** Deletes what was typed with the address, in this account or not, and the copies of emails sent to it. */
export async function deleteRowsOfAddress(tx: Tx, { id, email }: OrderOwner): Promise<void> {
  const spellings = emailSpellings(email)
  await tx.deleteFrom('email_change').where('account_id', '=', id).execute()
  await tx.deleteFrom('customer_deletion').where('email', '=', email).execute()
  for (const table of ['back_in_stock_request', 'price_alert', 'contact_message', 'customer_note'] as const)
    await tx.deleteFrom(table).where('email', 'in', spellings).execute()
  await clearEmailsTo(tx, spellings)
}
