import type { CatalogIndex } from '#commerce/catalog/index/catalog-index.ts'
import type { FacetName } from '#commerce/catalog/index/listing-param-names.ts'
import { allProductsQuery } from '#commerce/catalog/index/listing-query.ts'

/** How many products that shoppers see have each value, by the slug or, for price ranges, the id. From memory. */
export function countListed(index: CatalogIndex, facet: FacetName): Map<string, number> {
  const counts = index.list(allProductsQuery).counts[facet]
  return new Map(
    index.taxonomy[facet].map((entry, at) => [
      facet === 'priceRanges' ? String(entry.id) : entry.slug,
      counts[at]!,
    ]),
  )
}
