const minute = 60_000

/** How long a proof of the address counts as fresh, in milliseconds. */
const freshTime = 10 * minute

/** Whether a session proved its account's address, at `provenAt` (ISO 8601), less than ten minutes ago. */
export function isFreshProof(provenAt: string, now: Date): boolean {
  return provenAt > new Date(now.getTime() - freshTime).toISOString()
}
