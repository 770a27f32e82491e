import type { CatalogIndex } from '#commerce/catalog/index/catalog-index.ts'
import { allProductsQuery } from '#commerce/catalog/index/listing-query.ts'
import type { OfficeFacts } from '#commerce/editing/records/office-facts.ts'
import { recordParam } from './record-paths.ts'

/** How many products that shoppers see have each value, by the record's address. From memory. */
export function countListed(
  index: CatalogIndex,
  counted: NonNullable<OfficeFacts['counts']> | 'categories',
): Map<string, number> {
  const { counts } = index.list(allProductsQuery)
  const { facets, priceRanges } = index.taxonomy
  if (counted === 'options')
    return new Map(
      facets.flatMap(({ slug, values }, at) =>
        values.map((value, place) => [recordParam([slug, value.slug]), counts.facets[at]![place]!] as const),
      ),
    )
  if (counted === 'priceRanges')
    return new Map(priceRanges.map(({ id }, at) => [recordParam([String(id)]), counts.priceRanges[at]!]))
  return new Map(index.taxonomy[counted].map(({ slug }, at) => [recordParam([slug]), counts[counted][at]!]))
}
