import type { AnyLanguage } from '#commerce/values/languages.ts'
import type { AttributeKind } from '../../attributes/attribute.ts'
import type { CategoryNode } from '../../products/category-path.ts'
import type { ColorFamily } from '../../products/options/color-families.ts'
import type { OptionKind } from '../../products/product.ts'

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
  /** Names of values that no other product has, and texts of its attributes. */
  ownValues: readonly string[]
  /** Of attributes: the id of a value, 1 or 0 for yes or no, or thousandths of a unit. */
  attributes: readonly AttributeEntry[]
  /** With at least one variant in stock. */
  valuesInStock: readonly number[]
  /** The price on its card, in minor units. */
  price: number
  /** Its card shows a reduced price, or a badge with a discount. */
  onSale: boolean
  inStock: boolean
  /** Seconds since 1970. */
  createdAt: number
  /** Units. */
  sold: number
  ratingSum: number
  reviewCount: number
}

export interface AttributeEntry {
  attribute: number
  value: number
}

/** The values that products are filtered by, in the merchant's order. */
export interface Taxonomy {
  /** In which the shop's products are described and searched. */
  language: AnyLanguage
  categories: readonly CategoryNode[]
  brands: readonly TaxonomyEntry[]
  /** Of the merchant: options that products share, and then attributes. */
  facets: readonly TaxonomyFacet[]
  /** The slugs of these, of options of single products, and former ones: parameters of listings and products. */
  paramSlugs: ReadonlySet<string>
  priceRanges: readonly PriceRange[]
  /** The attributes whose values the search finds. */
  searched: readonly SearchedAttribute[]
}

export interface TaxonomyEntry {
  id: number
  slug: string
  name: string
}

export type TaxonomyFacet = OptionFacet | AttributeFacet

interface OptionFacet extends TaxonomyEntry {
  kind: OptionKind
  values: readonly FacetEntry[]
}

export interface AttributeFacet extends TaxonomyEntry {
  kind: Exclude<AttributeKind, 'text' | 'date'>
  /** Of a number; may be empty. */
  unit: string
  /** Positions of the categories whose listings have it; empty for all listings. */
  categories: readonly number[]
  values: readonly FacetEntry[]
}

/** `name` is empty for yes, no, and numbers, whose `id` is the value. */
export interface FacetEntry extends TaxonomyEntry {
  /** Of a swatch, as `SwatchLook` has them. */
  hex?: string | null
  picture?: string
  family?: ColorFamily | undefined
  /** Of a range of numbers: `id` is the lowest, and this is above the highest. */
  below?: number
}

export interface SearchedAttribute {
  id: number
  kind: AttributeKind
  /** Products with a yes are found by it. */
  name: string
  unit: string
  values: readonly { id: number; name: string }[]
}

export function isAttributeFacet(facet: TaxonomyFacet): facet is AttributeFacet {
  return 'unit' in facet
}

/** In minor units, both ends included; `to` is infinite for the last one. `id` is 0 beside those of the merchant. `name` may be empty. */
export interface PriceRange {
  id: number
  slug: string
  name: string
  from: number
  to: number
}
