import type { Tx } from '#db/schema/schema.ts'
import { mergedLines } from './merged-lines.ts'
import type { MergedListIds, Merging } from './merging.ts'

/** Moves everything but the cart and the lists. */
export async function moveVisitorRows(tx: Tx, visitors: Merging): Promise<void> {
  await keepNewerDraft(tx, visitors)
  await moveConfirmedEmails(tx, visitors)
  const { from, into } = visitors
  for (const table of ['applied_change', 'customer_order', 'unpaid_hold'] as const)
    await tx.updateTable(table).set({ visitor_id: into }).where('visitor_id', '=', from).execute()
}

async function keepNewerDraft(tx: Tx, { from, into }: Merging): Promise<void> {
  const drafts = await tx
    .selectFrom('checkout')
    .select('visitor_id')
    .where('visitor_id', 'in', [from, into])
    .orderBy('updated_at', 'desc')
    .execute()
  if (drafts[0]?.visitor_id !== from) return
  await tx.deleteFrom('checkout').where('visitor_id', '=', into).execute()
  await tx.updateTable('checkout').set({ visitor_id: into }).where('visitor_id', '=', from).execute()
}

/** Unconfirmed requests stay behind: the token in their email belongs to the guest. */
async function moveConfirmedEmails(tx: Tx, { from, into }: Merging): Promise<void> {
  const known = tx.selectFrom('email_confirmation').select('email_hash').where('visitor_id', '=', into)
  await tx
    .updateTable('email_confirmation')
    .set({ visitor_id: into })
    .where('visitor_id', '=', from)
    .where('confirmed_at', 'is not', null)
    .where('email_hash', 'not in', known)
    .execute()
}

/** The alert moves with its list, unless the other list has one that is confirmed. */
export async function mergePriceAlerts(tx: Tx, { from, into }: MergedListIds): Promise<void> {
  const alert = await findAlert(tx, from)
  const existing = await findAlert(tx, into)
  if (!alert || (existing && (existing.confirmed_at !== null || alert.confirmed_at === null))) return
  const sent = await tx.selectFrom('price_alert_sent').selectAll().where('list_id', '=', from).execute()
  await tx.deleteFrom('price_alert').where('list_id', 'in', [from, into]).execute()
  await tx
    .insertInto('price_alert')
    .values({ ...alert, list_id: into })
    .execute()
  if (sent.length > 0)
    await tx
      .insertInto('price_alert_sent')
      .values(sent.map(row => ({ ...row, list_id: into })))
      .execute()
}

async function findAlert(tx: Tx, listId: string) {
  return tx.selectFrom('price_alert').selectAll().where('list_id', '=', listId).executeTakeFirst()
}

/** Removed lines of the guest are dropped, and make room in the other cart. */
export async function mergeCarts(tx: Tx, { from, into }: Merging, limit: number): Promise<void> {
  const guest = await readLines(tx, from)
  if (guest.length === 0) return
  await tx
    .deleteFrom('cart_line')
    .where('visitor_id', '=', into)
    .where('removed_at', 'is not', null)
    .execute()
  const merged = mergedLines(guest, await readLines(tx, into), limit)
  for (const { savedAt, addedAt, ...line } of merged)
    await tx
      .insertInto('cart_line')
      .values({ ...line, visitor_id: into, added_at: addedAt, saved_at: savedAt })
      .onConflict(on =>
        on.columns(['visitor_id', 'sku']).doUpdateSet({ quantity: line.quantity, saved_at: savedAt }),
      )
      .execute()
}

async function readLines(tx: Tx, visitorId: number) {
  return tx
    .selectFrom('cart_line')
    .select(['sku', 'title', 'options', 'quantity', 'price_seen'])
    .select(['added_at as addedAt', 'saved_at as savedAt'])
    .where('visitor_id', '=', visitorId)
    .where('removed_at', 'is', null)
    .execute()
}
