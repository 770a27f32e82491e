import { type Insertable, sql } from 'kysely'
import { bumpCatalogVersion } from '../../app/commerce/catalog/catalog-version-store.server.ts'
import { isPostgres } from '../../app/db/columns.ts'
import type { Db, Schema, Tx } from '../../app/db/schema.ts'
import { bySlug, idOf } from '../ids-by-slug.server.ts'
import { reviewRows } from '../review-rows.ts'
import type { BigProduct } from './big-product.ts'
import {
  categoryRows,
  type Known,
  pictureRows,
  productRow,
  tagRows,
  variantRows,
} from './big-product-rows.server.ts'
import { moveCount } from './count-store.server.ts'
import { insertion } from './insertion.server.ts'

export interface Batch {
  /** How many products were there before it. */
  after: number
  products: readonly BigProduct[]
}

/** Adds a batch with all that belongs to it, or nothing: false when the shop has not just those before it. */
export async function addBatch(db: Db, { after, products }: Batch, known: Known): Promise<boolean> {
  return db.transaction().execute(async tx => {
    if (!(await moveCount(tx, after, after + products.length))) return false
    // Each foreign key is checked by a query of its own: planned anew for each row, a batch took twice as long.
    if (isPostgres(tx)) await sql`set local plan_cache_mode = auto`.execute(tx)
    const rows = products.map(product => productRow(product, known))
    const { rows: inserted } = await sql<{ id: number; slug: string }>`
      ${insertion(tx, 'product', rows)} returning id, slug`.execute(tx)
    const ids = bySlug(inserted)
    const ofEach = <Row>(rowsOf: (product: BigProduct, id: number, known: Known) => Row[]) =>
      products.flatMap(product => rowsOf(product, idOf(ids, product.slug), known))
    await insert(tx, 'variant', ofEach(variantRows))
    await insert(tx, 'product_category', ofEach(categoryRows))
    await insert(tx, 'product_picture', ofEach(pictureRows))
    await insert(tx, 'product_tag', ofEach(tagRows))
    await insert(tx, 'review', ofEach(reviewRows))
    await bumpCatalogVersion(tx, [...ids.values()])
    return true
  })
}

async function insert<Table extends keyof Schema>(
  tx: Tx,
  table: Table,
  rows: readonly Insertable<Schema[Table]>[],
): Promise<void> {
  if (rows.length > 0) await insertion(tx, table, rows).execute(tx)
}
