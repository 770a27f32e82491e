import { bareCode } from '../values/typed/typed-text.ts'

/** No lookalikes: no 0 or O, no 1, I or L, no U that looks like V. */
const characters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 8

/** Such as "T-7KQ4-M2XA". Undefined if too few bytes are usable; then try others. */
export function orderNumberFromBytes(bytes: Uint8Array): string | undefined {
  // Bytes from 240 would make the first characters more likely.
  const usable = [...bytes].filter(byte => byte < 240).slice(0, length)
  if (usable.length < length) return undefined
  const text = usable.map(byte => characters[byte % characters.length]).join('')
  return `T-${text.slice(0, 4)}-${text.slice(4)}`
}

/** Accepts any case, with or without hyphens and spaces. */
export function parseOrderNumber(typed: string): string | undefined {
  const text = bareCode(typed)
  const digits = text.length === length + 1 && text.startsWith('T') ? text.slice(1) : text
  const isValid = digits.length === length && [...digits].every(character => characters.includes(character))
  return isValid ? `T-${digits.slice(0, 4)}-${digits.slice(4)}` : undefined
}
