/** A product that may go well with another. */
export interface Companion {
  id: number
  /** How many tags both have. */
  sharedTags: number
  /** Units sold so far. */
  sold: number
}

/** The ids of those that go best: the most tags in common, then the best selling, then the newest. */
export function bestCompanions(companions: readonly Companion[], most: number): number[] {
  return companions
    .toSorted((a, b) => b.sharedTags - a.sharedTags || b.sold - a.sold || b.id - a.id)
    .slice(0, most)
    .map(({ id }) => id)
}
