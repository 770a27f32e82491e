import { categoryPath } from '../../commerce/catalog/category-path.ts'
import { findProducts } from '../../commerce/catalog/product-store.server.ts'
import { type ComparedProduct, comparedProduct } from '../../commerce/compare/comparison.ts'
import { readSortings } from '../../commerce/compare/sorting-store.server.ts'
import { loadSettings } from '../../commerce/content/content-store.server.ts'
import type { Shop } from '../../web/shop.server.ts'

/** Those of these products that the shop has, in this order. */
export async function loadComparison(shop: Shop, slugs: readonly string[]): Promise<ComparedProduct[]> {
  const { lowStock } = await shop.kept.get('settings', () => loadSettings(shop.db))
  const products = await findProducts(shop.db, slugs)
  const sortings = await readSortings(
    shop.db,
    products.map(({ id }) => id),
  )
  return products.map(product => {
    const { brand = null, categoryIds = [] } = sortings.get(product.id) ?? {}
    const category = categoryPath(shop.catalog.model.taxonomy.categories, categoryIds).at(-1)?.name ?? null
    return comparedProduct(product, { brand, category }, lowStock)
  })
}
