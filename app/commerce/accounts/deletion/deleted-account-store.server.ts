import type { Tx } from '../../../db/schema/schema.ts'
import { clearEmailsTo } from '../../emails/outbox/outbox-store.server.ts'
import type { Account } from '../account.ts'
import { selectAccountOrders } from '../account-orders-store.server.ts'
import { emailSpellings } from '../email-spellings.server.ts'

/** Orders and withdrawals stay, but belong to no account with this address, now or later. Returns the ids of the orders. */
export async function detachOrders(
  tx: Tx,
  { id, visitorId, email }: Pick<Account, 'id' | 'visitorId' | 'email'>,
  now: Date,
): Promise<number[]> {
  const detached = { detached_at: now.toISOString() }
  // Before the visitor is deleted: payments lock an order and then what it holds, too.
  const orders = await tx
    .updateTable('customer_order')
    .set(detached)
    .where('id', 'in', selectAccountOrders(tx, { id, email }).select('customer_order.id'))
    .returning('id')
    .execute()
  await tx
    .updateTable('customer_order')
    .set({ visitor_id: null })
    .where('visitor_id', '=', visitorId)
    .execute()
  await tx
    .updateTable('withdrawal')
    .set(detached)
    .where('email', 'in', emailSpellings(email))
    .where('detached_at', 'is', null)
    .execute()
  return orders.map(({ id }) => id)
}

/** Emailed codes for the account or its address. */
export async function deleteCodes(tx: Tx, { id, email }: Pick<Account, 'id' | 'email'>): Promise<void> {
  await tx
    .deleteFrom('sign_in_request')
    .where(({ eb, or }) => or([eb('email', '=', email), eb('account_id', '=', id)]))
    .execute()
}

/** Deletes what was typed with the address, in this account or not, and the copies of emails sent to it. */
export async function deleteRowsOfAddress(
  tx: Tx,
  { id, email }: Pick<Account, 'id' | 'email'>,
): Promise<void> {
  const spellings = emailSpellings(email)
  await tx.deleteFrom('email_change').where('account_id', '=', id).execute()
  for (const table of ['back_in_stock_request', 'price_alert', 'contact_message', 'customer_note'] as const)
    await tx.deleteFrom(table).where('email', 'in', spellings).execute()
  await clearEmailsTo(tx, spellings)
}
