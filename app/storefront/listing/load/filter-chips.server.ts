import type { Taxonomy, TaxonomyEntry } from '#commerce/catalog/index/facts/product-facts.ts'
import {
  type FacetName,
  inStockValue,
  listingParamNames as names,
  onSaleValue,
} from '#commerce/catalog/index/listing-param-names.ts'
import { formatPrice } from '#messages/format.ts'
import { listingViewMessages as messages } from '#messages/listing-view.ts'
import { sharedMessages } from '#messages/shared.ts'
import type { FilterChip } from '../listing-view.ts'
import type { ListingParams } from '../params/listing-params.ts'
import { priceRangeName } from './listing-facets.server.ts'
import { merchantChips, merchantFacets } from './merchant-facets.server.ts'
import { priceLimit } from './price-limits.server.ts'

/** The active filters in the order of the filter panel. */
export function filterChips(params: ListingParams, taxonomy: Taxonomy): FilterChip[] {
  const facetChips = (facet: FacetName, entries: readonly TaxonomyEntry[]) =>
    params[facet].map(value => ({
      label: entries.find(({ slug }) => slug === value)!.name,
      param: names[facet],
      value,
    }))
  const facets = merchantFacets(taxonomy)
  const { priceFrom, priceTo, minStars, onSale, inStock } = params
  const [lowest, highest] = [priceLimit(priceFrom), priceLimit(priceTo)]
  return [
    ...facetChips('categories', taxonomy.categories),
    ...merchantChips(facets.swatches, params),
    ...facetChips('brands', taxonomy.brands),
    ...facetChips(
      'priceRanges',
      taxonomy.priceRanges.map(range => ({ ...range, name: priceRangeName(range) })),
    ),
    lowest !== null && {
      label: messages.priceFrom({ price: formatPrice(lowest) }),
      param: names.priceFrom,
      value: priceFrom!,
    },
    highest !== null && {
      label: messages.priceTo({ price: formatPrice(highest) }),
      param: names.priceTo,
      value: priceTo!,
    },
    ...merchantChips(facets.others, params),
    minStars !== null && {
      label: messages.starsAndUp({ stars: minStars }),
      param: names.minStars,
      value: String(minStars),
    },
    onSale && { label: messages.onSale, param: names.sale, value: onSaleValue },
    inStock && { label: sharedMessages.inStock, param: names.availability, value: inStockValue },
  ].filter(chip => chip !== false)
}
