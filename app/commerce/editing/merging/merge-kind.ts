/** What can be merged, as in addresses. */
export const mergeKinds = [
  'categories',
  'brands',
  'option-values',
  'attribute-values',
  'collections',
  'tags',
] as const
export type MergeKind = (typeof mergeKinds)[number]

export const mergedTables = {
  categories: 'category',
  brands: 'brand',
  'option-values': 'option_value',
  'attribute-values': 'attribute_value',
  collections: 'collection',
} as const satisfies Partial<Record<MergeKind, string>>

/** One of the two that are merged. */
export interface MergeSide {
  /** The slug, the tag itself, or both slugs of a value of an option or attribute, such as `color/clay`. */
  slug: string
  name: string
  /** The option or attribute of a value; 0 for others. */
  scope: number
  /** Of the row; 0 for a tag, which has none. */
  id: number
}

/** The owners of values, and the column with their id. */
export const mergeScopes = {
  'option-values': { table: 'option', column: 'option_id' },
  'attribute-values': { table: 'attribute', column: 'attribute_id' },
} as const satisfies Partial<Record<MergeKind, { table: string; column: string }>>

export function isValueKind(kind: MergeKind): kind is keyof typeof mergeScopes {
  return Object.hasOwn(mergeScopes, kind)
}

/** The kinds whose members have an address in the shop. */
export function hasAddress(kind: string): kind is keyof typeof mergedTables {
  return Object.hasOwn(mergedTables, kind)
}
