import { sql } from 'kysely'
import { isPostgres } from '../../db/columns.ts'
import { catalogChannel } from '../../db/listen.server.ts'
import type { Db, Tx } from '../../db/schema.ts'

/** Stands among changed products for all of them, also for brands, categories and whatever else they are found by. */
export const everyProduct = 0

/** With more of them at once, reading everything anew is sooner done. */
const mostChanges = 5000

/** How many versions back it is known what changed. Who is further behind reads everything anew. */
export const rememberedVersions = 10_000

/**
 * Call it in every transaction that changes what shoppers see, with the products that changed: those that came, went, or
 * are found or shown differently. The row of the version is locked until the transaction ends, so versions are in the
 * order of their commits.
 */
export async function bumpCatalogVersion(tx: Tx, changed: readonly number[] = []): Promise<void> {
  const { version } = await tx
    .updateTable('catalog_version')
    .set(row => ({ version: row('version', '+', 1) }))
    .where('id', '=', 1)
    .returning('version')
    .executeTakeFirstOrThrow()
  const products = changed.length > mostChanges ? [everyProduct] : [...new Set(changed)]
  const rows = products.map(product_id => ({ version, product_id }))
  if (rows.length > 0) await tx.insertInto('catalog_change').values(rows).execute()
  if (isPostgres(tx)) await sql`select pg_notify(${catalogChannel}, '')`.execute(tx)
  await tx
    .deleteFrom('catalog_change')
    .where('version', '<', version - rememberedVersions)
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

/** The products that changed after version `after`, up to version `upTo`. */
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
