import type { Tx } from '#db/schema/schema.ts'
import type { MergedListIds } from './merging.ts'

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
