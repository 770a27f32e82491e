/** The stack without email addresses and tokens. Function names as long as a token are masked too. */
export function errorForLog(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return text
    .replace(/[^\s<>"'(),;:=/]+@[^\s<>"'(),;:=/]+/g, '…@…')
    .replace(/[\w-]{22,}/g, word => (isToken(word) ? '…' : word))
}

/** Tokens are 128 random bits in base64url, which are 22 characters; sealed ones are longer. */
function isToken(word: string): boolean {
  return word.length === 22 || (/[0-9]/.test(word) && /[a-z]/.test(word) && /[A-Z]/.test(word))
}
