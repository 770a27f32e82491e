import type { FacetName } from '#commerce/catalog-index/listing-param-names.ts'
import type { Taxonomy, TaxonomyEntry } from '#commerce/catalog-index/product-facts.ts'
import { formatPrice } from '#messages/format.ts'
import { listingViewMessages as messages } from '#messages/listing-view.ts'
import { sharedMessages } from '#messages/shared.ts'
import type { FilterChip } from '../listing-view.ts'
import { type ListingParams, listingUrl } from '../params/listing-params.ts'
import { priceRangeName } from './listing-facets.server.ts'
import { priceLimit } from './price-limits.server.ts'

/** The active filters, each with the URL of the listing without it. */
export function filterChips(path: string, params: ListingParams, taxonomy: Taxonomy): FilterChip[] {
  return removableFilters(params, taxonomy).map(({ label, params }) => ({
    label,
    removeUrl: listingUrl(path, { ...params, page: 1 }),
  }))
}

/** The active filters, each with the parameters that remain without it. */
export function removableFilters(
  params: ListingParams,
  taxonomy: Taxonomy,
): { label: string; params: ListingParams }[] {
  const facetFilters = (facet: FacetName, entries: readonly TaxonomyEntry[]) =>
    params[facet].map(value => ({
      label: entries.find(({ slug }) => slug === value)!.name,
      params: { ...params, [facet]: params[facet].filter(other => other !== value) },
    }))
  const { minStars, onSale, inStock } = params
  const [priceFrom, priceTo] = [priceLimit(params.priceFrom), priceLimit(params.priceTo)]
  return [
    ...facetFilters('categories', taxonomy.categories),
    ...facetFilters('colors', taxonomy.colors),
    ...facetFilters('brands', taxonomy.brands),
    ...facetFilters(
      'priceRanges',
      taxonomy.priceRanges.map(range => ({ ...range, name: priceRangeName(range) })),
    ),
    priceFrom !== null && {
      label: messages.priceFrom({ price: formatPrice(priceFrom) }),
      params: { ...params, priceFrom: null },
    },
    priceTo !== null && {
      label: messages.priceTo({ price: formatPrice(priceTo) }),
      params: { ...params, priceTo: null },
    },
    ...facetFilters('sizes', taxonomy.sizes),
    minStars !== null && {
      label: messages.starsAndUp({ stars: minStars }),
      params: { ...params, minStars: null },
    },
    onSale && { label: messages.onSale, params: { ...params, onSale: false } },
    inStock && { label: sharedMessages.inStock, params: { ...params, inStock: false } },
  ].filter(filter => filter !== false)
}
