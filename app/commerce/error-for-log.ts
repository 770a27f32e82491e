/**
 * An error for the log: its stack without email addresses and tokens. A function whose name is as long as a token is masked, too;
 * its file and line remain.
 */
export function errorForLog(error: unknown): string {
  const words = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return words
    .replace(/[^\s<>"'(),;:=/]+@[^\s<>"'(),;:=/]+/g, '…@…')
    .replace(/[\w-]{22,}/g, word => (isToken(word) ? '…' : word))
}

/** Tokens are 128 random bits in base64url, which are 22 characters; sealed ones are longer. */
function isToken(word: string): boolean {
  return word.length === 22 || (/[0-9]/.test(word) && /[a-z]/.test(word) && /[A-Z]/.test(word))
}
