import type { Db } from '../../../../db/schema/schema.ts'
import type { Product } from '../../../catalog/product.ts'
import { findProductsById } from '../../../catalog/product-store.server.ts'

/** The first published products, for samples. */
export async function readSampleProducts(db: Db): Promise<Product[]> {
  const rows = await db
    .selectFrom('product')
    .select('id')
    .where('published_at', 'is not', null)
    .orderBy('id')
    .limit(2)
    .execute()
  return findProductsById(
    db,
    rows.map(({ id }) => id),
  )
}
