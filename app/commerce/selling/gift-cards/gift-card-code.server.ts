import { createHash, randomInt } from 'node:crypto'

// Without I, L, O, 0 and 1, which are easily confused.
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** Sixteen random characters in groups of four: 79 bits, too many to guess. */
export function newGiftCardCode(): string {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return [group(), group(), group(), group()].join('-')
}

/** Only the hash is stored, so a leaked database can't be spent. Hyphens don't count. */
export function hashGiftCardCode(code: string): string {
  return createHash('sha256').update(code.replaceAll('-', '')).digest('base64url')
}

/** Expects uppercase; hyphens are optional. */
export function isGiftCardCode(code: string): boolean {
  const bare = code.replaceAll('-', '')
  return bare.length === 16 && [...bare].every(letter => alphabet.includes(letter))
}
