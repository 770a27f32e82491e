import type { CatalogIndex } from '../../commerce/catalog-index/catalog-index.ts'
import { allProductsQuery, type Filters, noFilters } from '../../commerce/catalog-index/listing-query.ts'

/** Enough best sellers to find one that no other has. */
const candidates = 8

/** For each of these filters the best seller that none before it has; undefined where there are no products. */
export function differentBestSellers(
  index: CatalogIndex,
  each: readonly Partial<Filters>[],
): (number | undefined)[] {
  const taken = new Set<number>()
  return each.map(filter => {
    const filters = { ...noFilters, ...filter }
    const { ids } = index.find({ ...allProductsQuery, filters, sort: 'best-selling', limit: candidates })
    const id = ids.find(id => !taken.has(id)) ?? ids[0]
    if (id !== undefined) taken.add(id)
    return id
  })
}
