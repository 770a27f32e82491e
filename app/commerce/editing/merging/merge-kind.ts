/** What can be merged, as in addresses. */
export const mergeKinds = ['categories', 'brands', 'option-values', 'collections', 'tags'] as const
export type MergeKind = (typeof mergeKinds)[number]

export const mergedTables = {
  categories: 'category',
  brands: 'brand',
  'option-values': 'option_value',
  collections: 'collection',
} as const satisfies Partial<Record<MergeKind, string>>

/** One of the two that are merged. */
export interface MergeSide {
  /** The slug, the tag itself, or both slugs of an option's value, such as `color/clay`. */
  slug: string
  name: string
  /** The option of a value; 0 for others. */
  scope: number
  /** Of the row; 0 for a tag, which has none. */
  id: number
}

/** The kinds whose members have an address in the shop. */
export function hasAddress(kind: string): kind is keyof typeof mergedTables {
  return Object.hasOwn(mergedTables, kind)
}
