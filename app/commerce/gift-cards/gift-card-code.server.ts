import { createHash, randomInt } from 'node:crypto'

// Without what can be read as something else: I, L, O, 0 and 1.
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** Sixteen random characters in groups of four: 79 bits that nobody can try. */
export function newGiftCardCode(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return [group(), group(), group(), group()].join('-')
}

/** What is stored of a code: who reads the database cannot spend it. Takes it as `readCode` writes it. */
export function hashOfCode(code: string): string {
  return createHash('sha256').update(code).digest('base64url')
}
