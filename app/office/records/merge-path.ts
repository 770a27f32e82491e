import type { MergeKind } from '#commerce/editing/merging/merge-kind.ts'

/** The page that merges one of a kind into another. */
export function mergePath(kind: MergeKind, from: string): string {
  return `/office/catalog/merge/${kind}?${new URLSearchParams({ from })}`
}
