import type { CategoryNode } from '../products/category-path.ts'
import type { OptionKind } from '../products/product.ts'

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
  /** Of the options of its variants. */
  values: readonly number[]
  /** Names of values that no other product has. */
  ownValues: readonly string[]
  /** With at least one variant in stock. */
  valuesInStock: readonly number[]
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
  /** Those that products share. */
  facets: readonly TaxonomyFacet[]
  /** The slugs of all options, also of those of single products, and former ones. */
  paramSlugs: ReadonlySet<string>
  priceRanges: readonly PriceRange[]
}

export interface TaxonomyEntry {
  id: number
  slug: string
  name: string
}

export interface TaxonomyFacet extends TaxonomyEntry {
  kind: OptionKind
  values: readonly TaxonomyValue[]
}

interface TaxonomyValue extends TaxonomyEntry {
  hex: string | null
}

/** In minor units, both ends included; `to` is infinite for the last one. `id` is 0 beside those of the merchant. `name` may be empty. */
export interface PriceRange {
  id: number
  slug: string
  name: string
  from: number
  to: number
}
