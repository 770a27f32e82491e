import { sql } from 'kysely'
import { catalogChannel } from '#db/postgres/listen.server.ts'
import { isPostgres } from '#db/schema/engine.ts'
import type { Db, Tx } from '#db/schema/schema.ts'

/** Listed as a changed product, it stands for all products and for brands, categories and other shared data. */
export const allProductsId = 0

/** Above this many changes in one transaction, reloading the whole catalog is faster. */
const maxListedChanges = 5000

/** How many versions of changes are kept. A follower that is further behind reloads everything. */
export const maxStoredVersions = 10_000

/**
 * Call this in every transaction that changes what shoppers see, with the ids of products added, removed or changed.
 * It locks the version's row until the transaction ends, so versions are in commit order.
 */
export async function bumpCatalogVersion(tx: Tx, changed: readonly number[] = []): Promise<void> {
  const { version } = await tx
    .updateTable('catalog_version')
    .set(row => ({ version: row('version', '+', 1), changed_at: new Date().toISOString() }))
    .where('id', '=', 1)
    .returning('version')
    .executeTakeFirstOrThrow()
  const products = changed.length > maxListedChanges ? [allProductsId] : [...new Set(changed)]
  const rows = products.map(product_id => ({ version, product_id }))
  if (rows.length > 0) await tx.insertInto('catalog_change').values(rows).execute()
  if (isPostgres(tx)) await sql`select pg_notify(${catalogChannel}, '')`.execute(tx)
  await tx
    .deleteFrom('catalog_change')
    .where('version', '<', version - maxStoredVersions)
    .execute()
}

export async function readCatalogVersion(db: Db): Promise<number> {
  const { version } = await db
    .selectFrom('catalog_version')
    .select('version')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  return version
}

/** When the catalog last changed; null if unknown. */
export async function readCatalogChangeDate(db: Db): Promise<string | null> {
  const { changed_at } = await db
    .selectFrom('catalog_version')
    .select('changed_at')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  return changed_at
}

/** Ids of products that changed after version `after`, up to and including `upTo`. */
export async function readChangedProducts(db: Db, after: number, upTo: number): Promise<number[]> {
  const rows = await db
    .selectFrom('catalog_change')
    .select('product_id')
    .distinct()
    .where('version', '>', after)
    .where('version', '<=', upTo)
    .orderBy('product_id')
    .execute()
  return rows.map(row => row.product_id)
}
