import type { Arrangement } from '../search/arrangement.ts'
import type { MatchedWords } from '../search/highlight.ts'
import type { Synonyms } from '../search/synonyms.ts'

export const sorts = [
  'featured',
  'newest',
  'best-selling',
  'price-asc',
  'price-desc',
  'name',
  'top-rated',
] as const

export type Sort = (typeof sorts)[number]

/** The ratings that a listing can require: "4 stars and up". */
export const starSteps: readonly number[] = [4, 3, 2]

/**
 * A shopper's filters: a product must match any value of each group. Values are positions in the taxonomy's lists.
 */
export interface Filters {
  categories: readonly number[]
  brands: readonly number[]
  /** For each facet of the merchant; shorter if the last ones have none. */
  facets: readonly (readonly number[])[]
  priceRanges: readonly number[]
  /** In minor units, both inclusive; null without a limit. */
  priceFrom: number | null
  priceTo: number | null
  /** One of `starSteps`; null for products of any rating, and those without reviews. */
  minStars: number | null
  /** Reduced on its card. */
  onSale: boolean
  inStock: boolean
}

export const noFilters: Filters = {
  categories: [],
  brands: [],
  facets: [],
  priceRanges: [],
  priceFrom: null,
  priceTo: null,
  minStars: null,
  onSale: false,
  inStock: false,
}

export interface ListingQuery {
  filters: Filters
  /** Empty without a search. */
  searchText: string
  /** Tried instead of the shop's. */
  synonyms?: Synonyms
  /** Tried instead of the shop's. */
  arrangement?: Arrangement
  /** null: the best match first, or without a search the merchant's order. */
  sort: Sort | null
  /** The counted values; all if undefined. */
  visible?: VisibleFacets
  skip: number
  limit: number
}

/** Positions in the taxonomy's lists. */
export interface VisibleFacets {
  categories: readonly number[]
  facets: readonly number[]
}

/** All products in the merchant's order. Set `limit` to get any. */
export const allProductsQuery: ListingQuery = {
  filters: noFilters,
  searchText: '',
  sort: null,
  skip: 0,
  limit: 0,
}

/** How many products each value would match if it were the only one selected in its group. */
export interface FacetCounts {
  categories: Uint32Array
  brands: Uint32Array
  /** For each facet of the merchant, those of its values. */
  facets: Uint32Array[]
  priceRanges: Uint32Array
  /** In the order of `starSteps`. */
  starSteps: Uint32Array
  /** Without any rating required. */
  anyStars: number
  onSale: number
  inStock: number
}

export interface ListingResult {
  /** Ids of the products on this page, in order. */
  ids: number[]
  total: number
  /** Null without a search. */
  search: SearchInterpretation | null
}

export interface Listing extends ListingResult {
  counts: FacetCounts
}

interface SearchInterpretation {
  /** For highlighting titles. */
  matchedWords: MatchedWords
  /** The search text with typos corrected, if there were any. */
  correctedText: string | undefined
  /** Without results: the nearest search text that has some. */
  nearestText: string | undefined
  /** Without results: words that no product has. */
  unknownWords: readonly string[]
}
