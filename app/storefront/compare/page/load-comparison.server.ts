import { readBrandsAndCategories } from '#commerce/catalog/compare/brand-and-category-store.server.ts'
import { type ComparedProduct, toComparedProduct } from '#commerce/catalog/compare/comparison.ts'
import { categoryPath } from '#commerce/catalog/products/category-path.ts'
import { findProducts } from '#commerce/catalog/products/product-store.server.ts'
import type { Shop } from '#web/shop/shop.server.ts'

/** The published products among these, in their order. */
export async function loadComparison(shop: Shop, slugs: readonly string[]): Promise<ComparedProduct[]> {
  const { lowStock } = await shop.settings()
  const products = await findProducts(shop.db, slugs)
  const groups = await readBrandsAndCategories(
    shop.db,
    products.map(({ id }) => id),
  )
  return products.map(product => {
    const { brand = null, categoryIds = [] } = groups.get(product.id) ?? {}
    const category = categoryPath(shop.catalog.index.taxonomy.categories, categoryIds).at(-1)?.name ?? null
    return toComparedProduct(product, { brand, category }, lowStock)
  })
}
