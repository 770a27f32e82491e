/** Nothing that reads like another: no 0 and O, no 1, I and L, no U that sounds or looks like V. */
const characters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 8

/** The number that these bytes mean, "T-7KQ4-M2XA"; undefined where they would not be even: then it takes others. */
export function orderNumber(bytes: Uint8Array): string | undefined {
  // The rest of 256 would make the first characters likelier than the last.
  const even = [...bytes].filter(byte => byte < 240).slice(0, length)
  if (even.length < length) return undefined
  const text = even.map(byte => characters[byte % characters.length]).join('')
  return `T-${text.slice(0, 4)}-${text.slice(4)}`
}

/** Reads a number as somebody types it from a letter, in whatever capitals and with or without its hyphens. */
export function readOrderNumber(typed: string): string | undefined {
  const text = typed.toUpperCase().replaceAll(/[\s-]/g, '')
  const own = text.length === length + 1 && text.startsWith('T') ? text.slice(1) : text
  const known = own.length === length && [...own].every(character => characters.includes(character))
  return known ? `T-${own.slice(0, 4)}-${own.slice(4)}` : undefined
}
