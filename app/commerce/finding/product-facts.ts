import type { TreeCategory } from '../catalog/category-path.ts'

/** What a product is found, counted and ordered by. */
export interface ProductFacts {
  id: number
  /** Shoppers see it: it is published and has a variant. */
  listed: boolean
  title: string
  /** Undefined where it follows later: at the first load, descriptions come after everything else. */
  description: string | undefined
  /** 0 without a brand. */
  brand: number
  /** As assigned; a category counts for those above it too. */
  categories: readonly number[]
  colors: readonly number[]
  sizes: readonly number[]
  /** Those of which at least one variant can be had. */
  colorsInStock: readonly number[]
  sizesInStock: readonly number[]
  /** What its card shows, in cents. */
  price: number
  inStock: boolean
  /** Seconds since 1970. */
  createdAt: number
  /** Units. */
  sold: number
  ratingSum: number
  reviewCount: number
}

/** What products are filtered by, each in the merchant's order. */
export interface Taxonomy {
  categories: readonly TreeCategory[]
  brands: readonly Entry[]
  colors: readonly ColorEntry[]
  sizes: readonly Entry[]
  priceRanges: readonly PriceRange[]
}

export interface Entry {
  id: number
  slug: string
  name: string
}

export interface ColorEntry extends Entry {
  hex: string
}

/** From `from` up to, but not including, `below`, in cents. */
export interface PriceRange {
  id: number
  slug: string
  name: string
  from: number
  below: number
}
