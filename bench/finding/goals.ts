/** What a shop of a size should reach. */
export interface Goals {
  /** Milliseconds, 99th percentile. */
  listing: number
  search: number
  /** A rendered page beside that of the demo shop, 50th percentile. */
  page: number
  /** Seconds. */
  ready: number
  /** Megabytes. */
  memory: number
}

const goals: Record<number, Goals> = {
  10000: { listing: 1, search: 2, page: 1.3, ready: 2, memory: 30 },
  100000: { listing: 3, search: 6, page: 1.3, ready: 4, memory: 200 },
  1000000: { listing: 15, search: 40, page: 1.6, ready: 30, memory: 1000 },
}

/** Sizes without goals are only measured. */
export function goalsOf(products: number): Goals | undefined {
  return goals[products]
}

/** Milliseconds that nothing may hold the event loop, whatever the size. */
export const longestHold = 50
