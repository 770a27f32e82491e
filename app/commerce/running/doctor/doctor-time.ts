/** In milliseconds. */
export const minute = 60_000
/** In milliseconds. */
export const day = 24 * 60 * minute

/** The ISO time `ms` before `now`. */
export function ago(now: Date, ms: number): string {
  return new Date(now.getTime() - ms).toISOString()
}
