import type { Db } from '../../db/schema.ts'
import { type AwaitedVariant, findVariant } from './back-in-stock-store.server.ts'

/** Somebody's request to hear when a variant is back. */
export interface StockAlert extends AwaitedVariant {
  state: 'unconfirmed' | 'confirmed' | 'sent'
}

/** The request with this id; undefined when it was removed, or its product is not shown any more. */
export async function findAlert(db: Db, id: number): Promise<StockAlert | undefined> {
  const row = await db
    .selectFrom('back_in_stock_request as request')
    .innerJoin('variant', 'variant.id', 'request.variant_id')
    .select(['sku', 'confirmed_at', 'sent_at'])
    .where('request.id', '=', id)
    .executeTakeFirst()
  const variant = row && (await findVariant(db, row.sku))
  if (!variant) return undefined
  const unsent = row.confirmed_at === null ? 'unconfirmed' : 'confirmed'
  return { ...variant, state: row.sent_at === null ? unsent : 'sent' }
}

/** Notes that the reader of the address said yes. Again it changes nothing. */
export async function confirmAlert(db: Db, id: number, now: Date): Promise<void> {
  await db
    .updateTable('back_in_stock_request')
    .set({ confirmed_at: now.toISOString() })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .execute()
}

/** Ends an alert, and forgets the address. */
export async function removeAlert(db: Db, id: number): Promise<void> {
  await db.deleteFrom('back_in_stock_request').where('id', '=', id).execute()
}

/** Forgets addresses that nobody confirmed since this day, at most so many; how many. */
export async function removeUnconfirmedAlerts(db: Db, before: Date, most: number): Promise<number> {
  const old = db
    .selectFrom('back_in_stock_request')
    .select('id')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<', before.toISOString())
    .limit(most)
  const { numDeletedRows } = await db
    .deleteFrom('back_in_stock_request')
    .where('id', 'in', old)
    .where('confirmed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
