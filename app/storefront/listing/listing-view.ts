import type { ProductCard } from '../../commerce/catalog/product.ts'
import type { Marked } from '../../commerce/search/marks.ts'
import type { Choice, Group } from './listing-address.ts'

/** What a listing shows. */
export interface ListingView {
  title: string
  /** What its filters, pages and orders are added to. */
  path: string
  /** The way to it, without itself. */
  trail: { name: string; to: string }[]
  /** What was asked for, without what the shop does not know. */
  choice: Choice
  /** How the words were read, if not as they were typed. */
  respelled: string | null
  cards: FoundCard[]
  total: number
  pages: number
  pageSize: number
  facets: FacetGroup[]
  inStock: number
  chips: Chip[]
  /** Where only a selection is shown: all that there is. */
  all: { total: number; to: string } | null
  /** Where nothing was found: what to do instead. */
  instead: Instead | null
}

/** A card with the words that were looked for marked in its title. */
export interface FoundCard extends ProductCard {
  marks?: Marked[]
}

export interface FacetGroup {
  group: Group
  title: string
  values: FacetValue[]
  /** Where all values are, if some are left out. */
  all?: string
}

export interface FacetValue {
  slug: string
  name: string
  count: number
  /** How far below the top of the category tree. */
  depth?: number
  hex?: string
}

/** A chosen filter, and the address without it. */
export interface Chip {
  label: string
  without: string
}

export interface Instead {
  respelled: { words: string; to: string } | null
  /** Filters that are in the way, with how many products there are without each. */
  remove: (Chip & { total: number })[]
  bestSellers: ProductCard[]
}
