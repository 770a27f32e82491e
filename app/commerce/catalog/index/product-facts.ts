import type { CategoryNode } from '../products/category-path.ts'

/** The facts used to filter, count, search and sort a product. */
export interface ProductFacts {
  id: number
  /** Published and with a variant. */
  listed: boolean
  title: string
  /** Undefined during the first load, which adds descriptions last. */
  description: string | undefined
  /** 0 without a brand. */
  brand: number
  /** As assigned, without ancestors. */
  categories: readonly number[]
  colors: readonly number[]
  sizes: readonly number[]
  /** With at least one variant in stock. */
  colorsInStock: readonly number[]
  sizesInStock: readonly number[]
  /** The price on its card, in minor units. */
  price: number
  /** Its card shows a reduced price. */
  onSale: boolean
  inStock: boolean
  /** Seconds since 1970. */
  createdAt: number
  /** Units. */
  sold: number
  ratingSum: number
  reviewCount: number
}

/** The values that products are filtered by, in the merchant's order. */
export interface Taxonomy {
  categories: readonly CategoryNode[]
  brands: readonly TaxonomyEntry[]
  colors: readonly TaxonomyColor[]
  sizes: readonly TaxonomyEntry[]
  priceRanges: readonly PriceRange[]
}

export interface TaxonomyEntry {
  id: number
  slug: string
  name: string
}

interface TaxonomyColor extends TaxonomyEntry {
  hex: string
}

/** In minor units, both ends included; `to` is infinite for the last one. `id` is 0 beside those of the merchant. `name` may be empty. */
export interface PriceRange {
  id: number
  slug: string
  name: string
  from: number
  to: number
}
