/** How long a lease lasts unless renewed, in milliseconds. A killed process loses its jobs after that. */
export const leaseDuration = 30_000

/** In milliseconds. */
export const renewLeaseAfter = 10_000

/** The delay before a job runs again while the database is unavailable, in milliseconds. */
export const outageDelay = { first: 500, max: 5000 }

const maxRetryDelay = 5 * 60_000

/** Doubles with each failure in a row, up to five minutes, and is never below the interval. In milliseconds. */
export function jobRetryDelay(failures: number, interval: number): number {
  const first = Math.max(interval, 1000)
  return Math.max(Math.min(first * 2 ** Math.min(failures, 20), maxRetryDelay), interval)
}
