import { sql } from 'kysely'
import type { Db, Tx } from '#db/schema/schema.ts'
import { variantValues } from '../products/options/variant-values-store.server.ts'
import { type StockItem, type StockRow, selectStockItems, toStockItem } from './low-stock-store.server.ts'

/** A place in the list of what runs low. */
export interface LowPlace {
  variant_id: number
  days: number
}

/** The id of the variant that is this many after another; null if there are fewer. */
export async function findVariantAfter(tx: Tx, after: number, count: number): Promise<number | null> {
  const row = await tx
    .selectFrom('variant')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .offset(count - 1)
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

/** The variants after this id, up to `last`, with the sales that their days left follow from. */
export async function readStockBetween(
  tx: Tx,
  { after, last, now }: { after: number; last: number | null; now: Date },
): Promise<{ id: number; item: StockItem }[]> {
  const upTo = last === null ? sql`` : sql`and variant.id <= ${last}`
  const { rows } = await sql<StockRow>`
    select item.* from (${selectStockItems(now, sql`and variant.id > ${after} ${upTo}`)}) as item`.execute(tx)
  return rows.map(row => ({ id: row.id, item: toStockItem(row) }))
}

/** The places of variants after this id, up to `last`. */
export async function readLowPlaces(
  tx: Tx,
  { after, last }: { after: number; last: number | null },
): Promise<LowPlace[]> {
  return tx
    .selectFrom('low_stock')
    .select(['variant_id', 'days'])
    .where('variant_id', '>', after)
    .$if(last !== null, query => query.where('variant_id', '<=', last))
    .execute()
}

export async function deleteLowPlaces(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.deleteFrom('low_stock').where('variant_id', 'in', ids).execute()
}

export async function saveLowPlaces(tx: Tx, places: readonly LowPlace[]): Promise<void> {
  await tx
    .insertInto('low_stock')
    .values(places)
    .onConflict(on => on.column('variant_id').doUpdateSet(row => ({ days: row.ref('excluded.days') })))
    .execute()
}

/** The first of what ran low when the job last looked, as they are now. */
export async function readWatchedItems(db: Db, limit: number, now: Date): Promise<StockItem[]> {
  const watched = sql`and variant.id in (select variant_id from low_stock order by days, variant_id limit ${limit})`
  const { rows } = await sql<StockRow>`
    select item.*, ${variantValues(db, 'item')} as option_values
    from (${selectStockItems(now, watched)}) as item`.execute(db)
  return rows.map(toStockItem)
}

/** How many ran low when the job last looked, up to `limit`. */
export async function countWatched(db: Db, limit: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select variant_id from low_stock limit ${limit}) as watched`.execute(db)
  return Number(rows[0]!.count)
}
