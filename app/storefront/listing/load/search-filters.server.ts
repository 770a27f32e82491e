import type { CatalogIndex } from '#commerce/catalog/index/catalog-index.ts'
import { allProductsQuery } from '#commerce/catalog/index/listing-query.ts'
import type { SearchFilters } from '#commerce/catalog/index/search-filters/filter-words.ts'
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
  const read = index.filterWords.read(params.search)
  const filtered = read && withFilters(params, read)
  const meant = filtered && findMeant(index, scope, count, { typed: params, filtered, isGuess: read.isGuess })
  return withNamedCategory(index, count, meant ?? params) ?? meant
}

interface ReadSearch {
  typed: ListingParams
  filtered: ListingParams
  isGuess: boolean
}

/**
 * The filters if they find anything, without options that no found product has: a small bag isn't one of size S. Filters
 * without results are still what is meant, unless the words find something as they are or aren't known at all.
 */
function findMeant(
  index: CatalogIndex,
  scope: CountedScope,
  count: (params: ListingParams) => number,
  { typed, filtered, isGuess }: ReadSearch,
): ListingParams | undefined {
  if (hasMaxFilters(filtered) || (isGuess && count(typed) > 0)) return undefined
  if (count(filtered) > 0) return filtered
  if (count(typed) > 0) return undefined
  const fitting = withFittingOptions(index, scope, typed, filtered)
  if (count(fitting) > 0) return fitting
  return count(withoutFilters(filtered)) > 0 ? filtered : undefined
}

/** Without values of options that none of the other results has. */
function withFittingOptions(
  index: CatalogIndex,
  scope: CountedScope,
  typed: ListingParams,
  filtered: ListingParams,
): ListingParams {
  const slugs = Object.keys(filtered.facets).filter(slug => {
    const others = { ...filtered, facets: { ...filtered.facets, [slug]: [] } }
    const filters = filtersFor(others, index.taxonomy, scope.fixedFilter)
    const query = { ...allProductsQuery, filters, searchText: filtered.search }
    const { counts } = index.list(query, scope.productIds)
    const position = index.taxonomy.facets.findIndex(facet => facet.slug === slug)
    return typed.facets[slug] || counts.facets[position]!.some(count => count > 0)
  })
  return { ...filtered, facets: Object.fromEntries(slugs.map(slug => [slug, filtered.facets[slug]!])) }
}

function withFilters(params: ListingParams, read: SearchFilters): ListingParams {
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
