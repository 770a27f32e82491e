import { href } from 'react-router'
import type { CatalogIndex } from '#commerce/catalog/index/catalog-index.ts'
import { allProductsQuery, noFilters } from '#commerce/catalog/index/listing-query.ts'
import { readListCards } from '#commerce/catalog/products/cards/card-distinction-store.server.ts'
import type { Shop } from '#web/shop/shop.server.ts'
import type { Alternatives } from '../listing-view.ts'
import { type ListingParams, listingUrl, withoutValue } from '../params/listing-params.ts'
import { filterChips } from './filter-chips.server.ts'
import { filtersFor, type ListingScope } from './listing-scope.server.ts'

/** How many filters are tried without, at most: each costs a search. */
const maxFiltersTried = 6

const bestSellerCount = 4
const maxCategories = 8

/** For a listing without results: the nearest spelling, filters whose removal helps or else categories, and best sellers. */
export async function findAlternatives(
  shop: Shop,
  scope: ListingScope,
  params: ListingParams,
  nearestText: string | undefined,
): Promise<Alternatives> {
  const { index } = shop.catalog
  const countResults = (other: ListingParams) => {
    const filters = filtersFor(other, index.taxonomy, scope.fixedFilter)
    return index.find({ ...allProductsQuery, filters, searchText: other.search }, scope.productIds).total
  }
  const helpful = filterChips(params, index.taxonomy)
    .slice(0, maxFiltersTried)
    .map(({ label, param, value }) => {
      const remaining = withoutValue(params, param, value)
      return { label, to: listingUrl(scope.path, remaining), total: countResults(remaining) }
    })
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total)
  const bestSelling = index.find({
    ...allProductsQuery,
    filters: { ...noFilters, inStock: true },
    sort: 'best-selling',
    limit: bestSellerCount,
  })
  const corrected = { ...params, search: nearestText ?? '', page: 1 }
  return {
    didYouMean:
      nearestText === undefined ? null : { text: nearestText, to: listingUrl(scope.path, corrected) },
    removableFilters: helpful,
    categories: helpful.length > 0 ? [] : topCategories(index),
    bestSellers: await readListCards(shop.db, bestSelling.ids),
  }
}

/** With products, in the merchant's order. */
export function topCategories(index: CatalogIndex): Alternatives['categories'] {
  const { categories } = index.list(allProductsQuery).counts
  return index.taxonomy.categories
    .filter(({ parent }, at) => parent === null && categories[at]! > 0)
    .slice(0, maxCategories)
    .map(({ name, slug }) => ({ name, to: href('/Shop/:category?', { category: slug }) }))
}
