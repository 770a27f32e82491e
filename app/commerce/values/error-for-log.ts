/** The stack without email addresses and tokens. Function names as long as a token are masked too. */
export function errorForLog(error: unknown): string {
  return maskForLog(error instanceof Error ? (error.stack ?? error.message) : String(error))
}

/** A run of characters that may be an address, an at sign (full width or encoded, too), and what follows. Each run is read once. */
const address =
  /(?:"[^"\n]*"|(?<![^\s<>"'(),;:=/])[^\s<>"'(),;:=/]+?)(?:[@＠﹫]|%(?:25)*40)[^\s<>"'(),;:=/]+/g

/** The text with `…` for what looks like an email address or a token. */
export function maskForLog(text: string): string {
  return text.replace(address, '…@…').replace(/[\w-]{22,}/g, word => (isToken(word) ? '…' : word))
}

/** Tokens are 128 random bits in base64url, which are 22 characters; sealed ones are longer. */
function isToken(word: string): boolean {
  return word.length === 22 || (/[0-9]/.test(word) && /[a-z]/.test(word) && /[A-Z]/.test(word))
}
