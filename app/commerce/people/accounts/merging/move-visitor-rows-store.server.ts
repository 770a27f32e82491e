import type { Tx } from '#db/schema/schema.ts'
import type { Merging } from './merging.ts'

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
