import type { Amount } from '#commerce/values/money.ts'

export const productStates = ['published', 'scheduled', 'draft', 'removed'] as const
export type ProductState = (typeof productStates)[number]

export const productSorts = ['newest', 'title', 'best-selling'] as const
export type ProductSort = (typeof productSorts)[number]

/** Of a product with any variant that is low, or with none that is in stock. */
export const stockFilters = ['low', 'sold-out'] as const
export const missingParts = ['picture', 'alt-text'] as const

/** The products that staff look for; null for any. */
export interface ProductFilter {
  /** Words of the title, the start of a SKU, a barcode or a slug; empty for any. */
  search: string
  /** Null for all but removed products. */
  state: ProductState | null
  /** Slugs; a category includes those below it. */
  category: string | null
  brand: string | null
  tag: string | null
  attribute: AttributeFilter | null
  stock: (typeof stockFilters)[number] | null
  /** A variant costs this much. */
  minPrice: Amount | null
  maxPrice: Amount | null
  /** Whether a variant has a compare-at price. */
  isOnSale: boolean | null
  missing: (typeof missingParts)[number] | null
}

/** By slugs; of a product with any value, with this one, or with none. */
export interface AttributeFilter {
  attribute: string
  value: 'any' | 'none' | { is: string }
}

/** Reads `material`, `material/oak` or `-material`. */
export function readAttributeFilter(text: string): AttributeFilter | null {
  const [, without, attribute, value] = /^(-?)([a-z0-9][a-z0-9-]*)(?:\/([a-z0-9-]+))?$/.exec(text) ?? []
  if (attribute === undefined) return null
  if (without) return value === undefined ? { attribute, value: 'none' } : null
  return { attribute, value: value === undefined ? 'any' : { is: value } }
}

export const anyProduct: ProductFilter = {
  search: '',
  state: null,
  category: null,
  brand: null,
  tag: null,
  attribute: null,
  stock: null,
  minPrice: null,
  maxPrice: null,
  isOnSale: null,
  missing: null,
}

/** Words as they are compared, at most eight. */
export function searchWords(search: string): string[] {
  return search
    .toLowerCase()
    .split(/\s+/)
    .filter(word => word !== '')
    .slice(0, 8)
}

export function productState(product: {
  published_at: string | null
  publish_at: string | null
  removed_at: string | null
}): ProductState {
  if (product.removed_at !== null) return 'removed'
  if (product.published_at !== null) return 'published'
  return product.publish_at === null ? 'draft' : 'scheduled'
}
