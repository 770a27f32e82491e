import { createHash, randomInt } from 'node:crypto'

// Without what can be read as something else: I, L, O, 0 and 1.
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** Sixteen random characters in groups of four: 79 bits that nobody can try. */
export function newGiftCardCode(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return [group(), group(), group(), group()].join('-')
}

/** What is stored of a code: who reads the database cannot spend it. Its hyphens are for the eye, and may be missing. */
export function hashOfCode(code: string): string {
  return createHash('sha256').update(code.replaceAll('-', '')).digest('base64url')
}

/** Whether it can be a gift card's, in capitals and with or without hyphens. */
export function canBeCard(code: string): boolean {
  const bare = code.replaceAll('-', '')
  return bare.length === 16 && [...bare].every(letter => letters.includes(letter))
}
