export interface RelatedCandidate {
  id: number
  /** Number of tags that both products have. */
  sharedTags: number
  /** Units sold. */
  sold: number
}

/** The ids with the most shared tags first, then the best selling, then the newest. */
export function bestRelatedProducts(candidates: readonly RelatedCandidate[], limit: number): number[] {
  return candidates
    .toSorted((a, b) => b.sharedTags - a.sharedTags || b.sold - a.sold || b.id - a.id)
    .slice(0, limit)
    .map(({ id }) => id)
}
