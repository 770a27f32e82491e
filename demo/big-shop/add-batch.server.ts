import { type Insertable, type RawBuilder, sql } from 'kysely'
import { bumpCatalogVersion } from '#commerce/catalog/products/catalog-version-store.server.ts'
import { recordAllPrices } from '#commerce/catalog/products/prices/asked-price-store.server.ts'
import { isPostgres } from '#db/schema/engine.ts'
import type { Db, Schema, Tx } from '#db/schema/schema.ts'
import { getId, toIdsBySlug } from '../rows/ids-by-slug.server.ts'
import { reviewRows } from '../rows/review-rows.ts'
import { advanceBigProductCount } from './big-product-count-store.server.ts'
import {
  bigFactRows,
  categoryRows,
  type ProductReferences,
  pictureRows,
  productRow,
  tagRows,
  variantRows,
} from './big-product-rows.server.ts'
import type { BigProduct } from './product/big-product.ts'

export interface ProductBatch {
  /** The number of products before this batch. */
  after: number
  products: readonly BigProduct[]
  now: Date
}

/** Adds a batch in one transaction. Returns false when another process has added it. */
export async function addBatch(
  db: Db,
  { after, products, now }: ProductBatch,
  references: ProductReferences,
): Promise<boolean> {
  return db.transaction().execute(async tx => {
    if (!(await advanceBigProductCount(tx, after, after + products.length))) return false
    // Planning the foreign key checks for each row would double the time.
    if (isPostgres(tx)) await sql`set local plan_cache_mode = auto`.execute(tx)
    const rows = products.map(product => productRow(product, references))
    const { rows: inserted } = await sql<{ id: number; slug: string }>`
      ${bulkInsert(tx, 'product', rows)} returning id, slug`.execute(tx)
    const ids = toIdsBySlug(inserted)
    const rowsOfEach = <Row>(
      rowsOf: (product: BigProduct, id: number, references: ProductReferences) => Row[],
    ) => products.flatMap(product => rowsOf(product, getId(ids, product.slug), references))
    await insertRows(tx, 'variant', rowsOfEach(variantRows))
    await insertRows(tx, 'product_category', rowsOfEach(categoryRows))
    await insertRows(tx, 'product_picture', rowsOfEach(pictureRows))
    await insertRows(tx, 'product_tag', rowsOfEach(tagRows))
    await insertRows(tx, 'product_attribute', rowsOfEach(bigFactRows))
    await insertRows(tx, 'review', rowsOfEach(reviewRows))
    await recordAllPrices(tx, now, Math.min(...ids.values()))
    await bumpCatalogVersion(tx, [...ids.values()])
    return true
  })
}

async function insertRows<Table extends keyof Schema>(
  tx: Tx,
  table: Table,
  rows: readonly Insertable<Schema[Table]>[],
): Promise<void> {
  if (rows.length > 0) await bulkInsert(tx, table, rows).execute(tx)
}

/**
 * Inserts rows with the same columns, at least one, as a single JSON parameter, so that the statement does not depend on their
 * number: connections cache statements, and 500 with thousands of parameters each would fill the memory.
 */
function bulkInsert<Table extends keyof Schema>(
  tx: Tx,
  table: Table,
  rows: readonly Insertable<Schema[Table]>[],
): RawBuilder<unknown> {
  const names = Object.keys(rows[0]!)
  const into = sql`insert into ${sql.table(table)} (${sql.join(names.map(name => sql.ref(name)))})`
  const json = JSON.stringify(rows)
  if (isPostgres(tx)) {
    const columns = sql.join(names.map(name => sql.ref(name)))
    return sql`${into} select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${json})`
  }
  const columns = sql.join(names.map(name => sql`value ->> ${sql.lit(name)}`))
  return sql`${into} select ${columns} from json_each(${json})`
}
