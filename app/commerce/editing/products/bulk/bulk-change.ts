import type { ProductFilter } from '#commerce/catalog/products/staff-list/product-filter.ts'
import type { PriceException, PriceRule, PriceWarning } from './price-rule.ts'

export const bulkKinds = ['price', 'category', 'tag', 'attribute', 'tax-class', 'publish', 'field'] as const
export type BulkKind = (typeof bulkKinds)[number]

/** The kinds of a shop, with or without tax classes and attributes. */
export function offeredKinds(shop: { hasTaxClasses: boolean; hasAttributes: boolean }): readonly BulkKind[] {
  return bulkKinds.filter(
    kind => (shop.hasTaxClasses || kind !== 'tax-class') && (shop.hasAttributes || kind !== 'attribute'),
  )
}

/** `move` takes a product out of its other categories. */
export const categoryChanges = ['add', 'move', 'remove'] as const
export const tagChanges = ['add', 'remove'] as const

/** `add` keeps the other values of a list of several. */
export const attributeChanges = ['set', 'add', 'remove'] as const

/** The columns of a row with a product's value of an attribute. */
export type AttributeColumns = Record<'value_id' | 'number' | 'flag' | 'date' | 'text', Stored>

export interface AttributeAction {
  kind: 'attribute'
  change: (typeof attributeChanges)[number]
  /** By its id. */
  attribute: number
  /** Whether products have several values of it. */
  isSeveral: boolean
  /** Null takes every value away. */
  value: AttributeColumns | null
}

/** Fields of products and their variants that are set as they are. */
export const bulkFields = [
  'cost',
  'unit_measure',
  'unit_base',
  'hs_code',
  'origin_country',
  'manufacturer',
  'responsible',
] as const
export type BulkField = (typeof bulkFields)[number]

export interface FieldAction {
  kind: 'field'
  field: BulkField
  table: 'product' | 'variant'
  column: string
  /** Null empties the field. */
  value: Stored
}

export type BulkAction =
  | { kind: 'price'; rule: PriceRule }
  /** A category by its id. */
  | { kind: 'category'; change: (typeof categoryChanges)[number]; category: number }
  | { kind: 'tag'; change: (typeof tagChanges)[number]; tag: string }
  | AttributeAction
  | FieldAction
  /** A tax class by its id; null for the standard rates. */
  | { kind: 'tax-class'; taxClass: number | null }
  | { kind: 'publish'; change: 'publish' | 'unpublish' }
  /** An ISO time in the future. */
  | { kind: 'publish'; change: 'schedule'; at: string }

/** Picked products, or all that match a filter, without those that are left out. */
export interface ProductSelection {
  /** Null for all that match. */
  ids: readonly number[] | null
  filter: ProductFilter
  leftOut: readonly number[]
}

/** A value as it's stored. */
export type Stored = string | number | null

/** A row that the action writes: changed, added without `before`, deleted without `after`. */
export interface PlannedRow {
  table: 'variant' | 'product' | 'product_category' | 'product_tag' | 'product_attribute'
  product: number
  key: Record<string, string | number>
  before: Record<string, Stored> | null
  after: Record<string, Stored> | null
}

export type BulkException = PriceException | 'no-variants' | 'already-published' | 'another-dimension'

/** One change of all selected products. */
export interface BulkPlan {
  /** The ids of all selected products, in order. */
  products: readonly number[]
  rows: readonly PlannedRow[]
  /** Rows that can't be saved, and are left out. */
  exceptions: readonly { product: number; reason: BulkException }[]
  /** Rows that are saved, although they may be a mistake. */
  warnings: readonly { product: number; warning: PriceWarning }[]
}
