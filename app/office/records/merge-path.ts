import type { MergeKind } from '#commerce/editing/merging/merge-kind.ts'

/** The page that merges one of a kind into another. */
export function mergePath(kind: MergeKind, from: string): string {
  return `/office/catalog/merge/${kind}?${new URLSearchParams({ from })}`
}

/** The address in the shop. */
export function shopAddress(kind: MergeKind, slug: string): string {
  if (kind === 'categories') return `/Shop/${slug}`
  if (kind === 'colors') return `/Shop?color=${slug}`
  if (kind === 'sizes') return `/Shop?size=${slug}`
  return `/${kind}/${slug}`
}
