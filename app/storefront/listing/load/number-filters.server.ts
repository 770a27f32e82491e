import { rangesOfFormerSlug } from '#commerce/catalog/attributes/number-ranges.ts'
import { isAttributeFacet, type Taxonomy } from '#commerce/catalog/index/facts/product-facts.ts'
import type { ListingParams } from '../params/listing-params.ts'

/**
 * The parameters with the ranges of today for ranges that the shop had before its products changed, which links may still have;
 * undefined if there are none.
 */
export function withNumbersOfToday(params: ListingParams, { facets }: Taxonomy): ListingParams | undefined {
  const current: ListingParams['facets'] = {}
  for (const facet of facets) {
    if (!isAttributeFacet(facet) || facet.kind !== 'number') continue
    const requested = params.facets[facet.slug] ?? []
    const known = new Set(facet.values.map(({ slug }) => slug))
    const ranges = facet.values.map(({ id: from, ...value }) => ({ ...value, from }))
    const slugs = requested.flatMap(slug =>
      known.has(slug) ? [slug] : rangesOfFormerSlug(slug, ranges).map(range => range.slug),
    )
    if (slugs.some(slug => !requested.includes(slug))) current[facet.slug] = [...new Set(slugs)]
  }
  return Object.keys(current).length > 0 ? { ...params, facets: { ...params.facets, ...current } } : undefined
}
