import type { Taxonomy } from '#commerce/catalog/index/facts/product-facts.ts'
import { type FacetName, facetNames } from '#commerce/catalog/index/listing-param-names.ts'
import type { ListingQuery, Sort } from '#commerce/catalog/index/listing-query.ts'
import { sorts } from '#commerce/catalog/index/listing-query.ts'
import { SeededRandom } from '#demo/big-shop/seeded-random.ts'
import { visibleCategories } from '#storefront/listing/load/listing-facets.server.ts'
import { filtersFor } from '#storefront/listing/load/listing-scope.server.ts'
import { visibleFacets } from '#storefront/listing/load/merchant-facets.server.ts'
import type { ListingParams } from '#storefront/listing/params/listing-params.ts'
import { sampleSearchText } from './mistyped-words.ts'

/** The page size of listings. */
const pageSize = 36

const noChoice: ListingParams = {
  search: '',
  categories: [],
  brands: [],
  facets: {},
  priceRanges: [],
  priceFrom: null,
  priceTo: null,
  minStars: null,
  onSale: false,
  inStock: false,
  sort: null,
  pageSize: null,
  page: 1,
}

/** A query, and the page to show: `depth` 0 is the first page, 1 the last. */
export interface SampleQuery {
  query: ListingQuery
  depth: number
}

type Filter = FacetName | 'color' | 'size' | 'limits' | 'stock'
const filters: Filter[] = [...facetNames, 'color', 'size', 'limits', 'stock']

/** Listings with one, several or no filters, in every order, mostly on the first page. */
export function listingQueries(taxonomy: Taxonomy, count: number): SampleQuery[] {
  const random = new SeededRandom(1)
  return Array.from({ length: count }, () => {
    const hasSeveral = random.chance(0.5)
    const selected = hasSeveral ? filters.filter(() => random.chance(0.35)) : [random.pick(filters)]
    const choice = { ...randomFilters(selected, taxonomy, random), sort: random.pick([null, ...sorts]) }
    const depth = random.chance(0.6) ? 0 : random.next()
    return {
      query: listingQuery(random.chance(0.05) ? { ...noChoice, sort: choice.sort } : choice, taxonomy),
      depth,
    }
  })
}

/** Searches for one to three words of these titles, some with typos or unfinished, one in four with filters. */
export function searchQueries(taxonomy: Taxonomy, titles: readonly string[], count: number): SampleQuery[] {
  const random = new SeededRandom(2)
  return Array.from({ length: count }, () => {
    const words = sampleSearchText(random.pick(titles), random)
    const selected = random.chance(0.25) ? random.sample(filters, random.integer(1, 2)) : []
    const sort: Sort | null = random.chance(0.1) ? random.pick(sorts) : null
    const depth = random.chance(0.85) ? 0 : random.next()
    return {
      query: listingQuery({ ...randomFilters(selected, taxonomy, random), search: words, sort }, taxonomy),
      depth,
    }
  })
}

/** The query for the page at its depth. */
export function atDepth({ query, depth }: SampleQuery, total: number): ListingQuery {
  const pages = Math.max(1, Math.ceil(total / pageSize))
  return { ...query, skip: Math.floor(depth * pages) * pageSize }
}

function randomFilters(selected: readonly Filter[], taxonomy: Taxonomy, random: SeededRandom): ListingParams {
  const choice = { ...noChoice }
  for (const filter of selected) {
    if (filter === 'stock') choice.inStock = true
    else if (filter === 'limits') {
      const from = random.integer(0, 60)
      choice.priceFrom = String(from)
      choice.priceTo = String(from + random.integer(5, 60))
    } else if (filter === 'color' || filter === 'size') {
      const { values = [] } = taxonomy.facets.find(({ slug }) => slug === filter) ?? {}
      const slugs = values.map(({ slug }) => slug)
      choice.facets = { ...choice.facets, [filter]: random.sample(slugs, random.integer(1, 3)) }
    } else {
      const slugs = taxonomy[filter].map(({ slug }) => slug)
      choice[filter] = random.sample(slugs, random.integer(1, 3))
    }
  }
  return choice
}

/** The query that the listing page would make. */
function listingQuery(choice: ListingParams, taxonomy: Taxonomy): ListingQuery {
  const filters = filtersFor(choice, taxonomy, undefined)
  return {
    filters,
    searchText: choice.search,
    sort: choice.sort,
    visible: {
      categories: visibleCategories(taxonomy, choice).map(({ index }) => index),
      facets: visibleFacets(taxonomy, choice, filters),
    },
    skip: 0,
    limit: pageSize,
  }
}
