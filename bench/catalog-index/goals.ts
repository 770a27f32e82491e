export interface SizeGoals {
  /** Milliseconds, 99th percentile. */
  listing: number
  search: number
  /** A rendered page relative to that of the demo shop, 50th percentile. */
  page: number
  /** Seconds. */
  ready: number
  /** Megabytes. */
  memory: number
}

const goals: Record<number, SizeGoals> = {
  10000: { listing: 1, search: 2, page: 1.3, ready: 2, memory: 30 },
  100000: { listing: 3, search: 6, page: 1.3, ready: 4, memory: 200 },
  1000000: { listing: 15, search: 40, page: 1.6, ready: 30, memory: 1000 },
}

/** Undefined for sizes that are only measured. */
export function goalsForSize(products: number): SizeGoals | undefined {
  return goals[products]
}

/** The event loop may never be blocked longer, in milliseconds. */
export const maxBlockMs = 50
