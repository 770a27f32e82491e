const minute = 60_000
const hour = 60 * minute

/** A session ends this long after its last request, in milliseconds. */
const idleTime = 12 * hour

/** How long the browser keeps the cookie, in seconds. A session in use ends then, too. */
export const staffCookieMaxAge = 30 * 24 * 60 * 60

/** Requests since this time are recorded already: one write in five minutes is enough. */
export function recordedUseCutoff(now: Date): Date {
  return new Date(now.getTime() - 5 * minute)
}

/** The sessions that are still good, by the time of their last request and of their start. */
export function sessionCutoffs(now: Date): { seenAfter: string; createdAfter: string } {
  return {
    seenAfter: new Date(now.getTime() - idleTime).toISOString(),
    createdAfter: new Date(now.getTime() - staffCookieMaxAge * 1000).toISOString(),
  }
}
