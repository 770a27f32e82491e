import type { InsertResult } from 'kysely'
import { bumpCatalogVersion, everyProduct } from '../app/commerce/catalog/catalog-version-store.server.ts'
import type { Db, Tx } from '../app/db/schema.ts'

export interface Loaded {
  changed: boolean
}

/** Adds all or nothing. `add` returns how many rows it inserted; if any, shoppers see a new catalog version. */
export async function addRows(db: Db, add: (tx: Tx) => Promise<number>): Promise<Loaded> {
  return db.transaction().execute(async tx => {
    const changed = (await add(tx)) > 0
    if (changed) await bumpCatalogVersion(tx, [everyProduct])
    return { changed }
  })
}

/** How many rows an insert added; those in conflict with an existing row do not count. */
export function added(result: InsertResult): number {
  return Number(result.numInsertedOrUpdatedRows)
}

type ListTable = 'price_range' | 'benefit' | 'social_link' | 'delivery_zone' | 'tax_rate' | 'promotion'

/** A list that has entries is the merchant's: an entry that they renamed or removed must not come back. */
export async function isEmpty(tx: Tx, table: ListTable): Promise<boolean> {
  const row = await tx
    .selectFrom(table)
    .select(({ lit }) => lit(1).as('one'))
    .limit(1)
    .executeTakeFirst()
  return row === undefined
}

/** The order of a list in its file is its order in the shop, counted from 1. */
export function withPositions<Row extends object>(rows: readonly Row[]): (Row & { position: number })[] {
  return rows.map((row, index) => ({ ...row, position: index + 1 }))
}
