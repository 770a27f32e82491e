const day = 24 * 60 * 60 * 1000

/** How long a browser keeps what the shop has not answered, and goes on sending it, in milliseconds. */
export const longestWait = 7 * day

/** What was done before this does not come again: its key may be forgotten. */
export function keyForgottenBefore(now: Date): Date {
  return new Date(now.getTime() - longestWait - day)
}

/** The form of a key: random, and so long that nobody has the same twice. */
export function isChangeKey(typed: string): boolean {
  return /^[\w-]{16,64}$/.test(typed)
}
