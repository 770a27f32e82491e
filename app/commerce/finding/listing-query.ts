import type { FoundWords } from '../search/marks.ts'

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

/**
 * What a shopper chose: any of a group, all groups together. Categories, colours, brands, sizes and price ranges are
 * places in the taxonomy's lists.
 */
export interface Filters {
  categories: readonly number[]
  colors: readonly number[]
  brands: readonly number[]
  sizes: readonly number[]
  priceRanges: readonly number[]
  /** In cents, both included; null without a limit. */
  priceFrom: number | null
  priceTo: number | null
  inStock: boolean
}

export const noFilters: Filters = {
  categories: [],
  colors: [],
  brands: [],
  sizes: [],
  priceRanges: [],
  priceFrom: null,
  priceTo: null,
  inStock: false,
}

export interface ListingQuery {
  filters: Filters
  /** What to look for; empty for everything. */
  words: string
  /** null: what fits the words best, or the merchant's order without words. */
  sort: Sort | null
  /** Places of the categories whose counts are wanted; all without it. */
  categoriesShown?: readonly number[]
  skip: number
  limit: number
}

/** Every product of the shop in the merchant's order; what it brings is as many as `limit` is set to. */
export const everything: ListingQuery = { filters: noFilters, words: '', sort: null, skip: 0, limit: 0 }

/** How many products each value would bring if it were the only one chosen in its group. */
export interface Counts {
  categories: Uint32Array
  colors: Uint32Array
  brands: Uint32Array
  sizes: Uint32Array
  priceRanges: Uint32Array
  inStock: number
}

export interface Found {
  /** Ids of the products on this page, in order. */
  ids: number[]
  total: number
  /** How the words were understood; null without words. */
  search: Understood | null
}

export interface Listing extends Found {
  counts: Counts
}

export interface Understood {
  /** For marking them in titles. */
  found: FoundWords
  /** The words as they were read, if that is not how they were typed. */
  respelled: string | undefined
  /** Where nothing was found: the nearest words that find something. */
  nearest: string | undefined
}
