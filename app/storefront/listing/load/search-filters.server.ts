import type { CatalogIndex } from '#commerce/catalog/index/catalog-index.ts'
import { allProductsQuery } from '#commerce/catalog/index/listing-query.ts'
import { hasMaxFilters, type ListingParams, withoutFilters } from '../params/listing-params.ts'
import { filtersFor, type ListingScope } from './listing-scope.server.ts'

type CountedScope = Pick<ListingScope, 'fixedFilter' | 'productIds'>

/** The listing that a search means, with filters in place of words: "red bag under 100". Undefined if no word stands for a filter, and for a search that the merchant arranged. */
export function withSearchFilters(
  index: CatalogIndex,
  scope: CountedScope,
  params: ListingParams,
): ListingParams | undefined {
  if (params.search === '' || index.arrangements.get(params.search)) return undefined
  const count = (other: ListingParams) => {
    const filters = filtersFor(other, index.taxonomy, scope.fixedFilter)
    return index.find({ ...allProductsQuery, filters, searchText: other.search }, scope.productIds).total
  }
  const filtered = withReadFilters(index, params)
  const meant = filtered && isMeant(count, params, filtered) ? filtered : undefined
  return withNamedCategory(index, count, meant ?? params) ?? meant
}

/** Filters without results are still what is meant, unless the words find something as they are or aren't known at all. */
function isMeant(
  count: (params: ListingParams) => number,
  typed: ListingParams,
  filtered: ListingParams,
): boolean {
  if (hasMaxFilters(filtered)) return false
  if (count(filtered) > 0) return true
  return count(typed) === 0 && count(withoutFilters(filtered)) > 0
}

function withReadFilters(index: CatalogIndex, params: ListingParams): ListingParams | undefined {
  const read = index.filterWords.read(params.search)
  if (!read) return undefined
  const union = (one: readonly string[] = [], other: readonly string[] = []) => [
    ...new Set([...one, ...other]),
  ]
  const slugs = Object.keys({ ...params.facets, ...read.facets })
  return {
    ...params,
    search: read.rest,
    page: 1,
    facets: Object.fromEntries(slugs.map(slug => [slug, union(params.facets[slug], read.facets[slug])])),
    brands: union(params.brands, read.brands),
    priceFrom: read.priceFrom ?? params.priceFrom,
    priceTo: read.priceTo ?? params.priceTo,
    minStars: read.minStars ?? params.minStars,
    onSale: read.onSale || params.onSale,
    inStock: read.inStock || params.inStock,
    sort: params.sort ?? read.sort,
  }
}

/** A category in place of its name, if it has every product that is found by it, or fewer and a name of several words. */
function withNamedCategory(
  index: CatalogIndex,
  count: (params: ListingParams) => number,
  params: ListingParams,
): ListingParams | undefined {
  const category = index.filterWords.categoryNamed(params.search)
  if (category === undefined || params.categories.length > 0) return undefined
  const named = { ...params, search: '', categories: [category], page: 1 }
  const [inCategory, found] = [count(named), count(params)]
  const isNarrow = inCategory < found && params.search.includes(' ')
  return inCategory > 0 && (inCategory === found || isNarrow) ? named : undefined
}
