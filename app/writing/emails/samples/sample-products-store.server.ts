import type { Product } from '#commerce/catalog/products/product.ts'
import { findProductsById } from '#commerce/catalog/products/product-store.server.ts'
import type { Db } from '#db/schema/schema.ts'

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
