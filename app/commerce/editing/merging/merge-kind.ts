/** What can be merged, as in addresses. */
export const mergeKinds = ['categories', 'brands', 'colors', 'sizes', 'collections', 'tags'] as const
export type MergeKind = (typeof mergeKinds)[number]

export const mergedTables = {
  categories: 'category',
  brands: 'brand',
  colors: 'color',
  sizes: 'size',
  collections: 'collection',
} as const satisfies Partial<Record<MergeKind, string>>

/** One of the two that are merged. */
export interface MergeSide {
  /** The slug, or the tag itself. */
  slug: string
  name: string
  /** Of the row; 0 for a tag, which has none. */
  id: number
}

/** The kinds whose members have an address in the shop. */
export function hasAddress(kind: string): kind is keyof typeof mergedTables {
  return Object.hasOwn(mergedTables, kind)
}
