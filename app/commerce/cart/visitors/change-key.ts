const day = 24 * 60 * 60 * 1000

/** How long a browser keeps retrying a change, in milliseconds. */
export const maxPendingTime = 7 * day

/** Changes from before this time aren't retried anymore, so their keys can be deleted. */
export function changeKeyCutoff(now: Date): Date {
  return new Date(now.getTime() - maxPendingTime - day)
}

export function isChangeKey(typed: string): boolean {
  return /^[\w-]{16,64}$/.test(typed)
}
