import type { InsertResult } from 'kysely'
import { allProductsId, bumpCatalogVersion } from '#commerce/catalog/products/catalog-version-store.server.ts'
import type { Db, Tx } from '#db/schema/schema.ts'

export interface DemoLoadResult {
  changed: boolean
}

/** Runs `add` in a transaction. It returns the number of inserted rows; if there are any, the catalog version is bumped. */
export async function addRows(db: Db, add: (tx: Tx) => Promise<number>): Promise<DemoLoadResult> {
  return db.transaction().execute(async tx => {
    const changed = (await add(tx)) > 0
    if (changed) await bumpCatalogVersion(tx, [allProductsId])
    return { changed }
  })
}

/** The number of inserted rows, without those that existed. */
export function insertedCount(result: InsertResult): number {
  return Number(result.numInsertedOrUpdatedRows)
}

type ListTable =
  | 'price_range'
  | 'benefit'
  | 'social_link'
  | 'page_section'
  | 'delivery_zone'
  | 'bank_account'
  | 'tax_rate'
  | 'promotion'

/** Only empty lists are filled: entries that the merchant renamed or removed must not come back. */
export async function isEmpty(tx: Tx, table: ListTable): Promise<boolean> {
  const row = await tx
    .selectFrom(table)
    .select(({ lit }) => lit(1).as('one'))
    .limit(1)
    .executeTakeFirst()
  return row === undefined
}

/** Adds positions from 1 in the order of the list. */
export function withPositions<Row extends object>(rows: readonly Row[]): (Row & { position: number })[] {
  return rows.map((row, index) => ({ ...row, position: index + 1 }))
}
