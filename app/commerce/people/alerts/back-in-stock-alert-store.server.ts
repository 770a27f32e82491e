import type { Db } from '#db/schema/schema.ts'
import { deleteUpTo } from '#db/statements/delete-up-to.ts'
import { removeOptOut } from '../email-preferences/email-opt-out-store.server.ts'
import { type AlertVariant, findAlertVariant } from './alert-request-store.server.ts'

export interface BackInStockAlert extends AlertVariant {
  state: 'unconfirmed' | 'confirmed' | 'sent'
}

/** Undefined when the alert was deleted or its product is no longer published. */
export async function findBackInStockAlert(db: Db, id: number): Promise<BackInStockAlert | undefined> {
  const row = await db
    .selectFrom('back_in_stock_request as request')
    .innerJoin('variant', 'variant.id', 'request.variant_id')
    .select(['sku', 'confirmed_at', 'sent_at'])
    .where('request.id', '=', id)
    .executeTakeFirst()
  const variant = row && (await findAlertVariant(db, row.sku))
  if (!variant) return undefined
  const unsent = row.confirmed_at === null ? 'unconfirmed' : 'confirmed'
  return { ...variant, state: row.sent_at === null ? unsent : 'sent' }
}

/** Confirms an alert, also after alerts were turned off. */
export async function confirmBackInStockAlert(db: Db, id: number, now: Date): Promise<void> {
  await db.transaction().execute(async tx => {
    const confirmed = await tx
      .updateTable('back_in_stock_request')
      .set({ confirmed_at: now.toISOString() })
      .where('id', '=', id)
      .where('confirmed_at', 'is', null)
      .returning('email')
      .executeTakeFirst()
    if (confirmed) await removeOptOut(tx, 'back-in-stock', confirmed.email)
  })
}

/** Deletes the alert with its email address. */
export async function deleteBackInStockAlert(db: Db, id: number): Promise<void> {
  await db.deleteFrom('back_in_stock_request').where('id', '=', id).execute()
}

/** Deletes at most `limit` alerts that were requested before this time and never confirmed; returns their number. */
export function deleteUnconfirmedBackInStockAlerts(db: Db, before: Date, max: number): Promise<number> {
  return deleteUpTo(db, max, 'back_in_stock_request', 'id', row =>
    row.and([row('confirmed_at', 'is', null), row('created_at', '<', before.toISOString())]),
  )
}
