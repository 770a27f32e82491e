/** So many codes of one order are looked at. */
export const mostCodes = 5

/**
 * A code as it is kept: without spaces, in capitals. A gift card's sixteen characters are put in groups of four, however they
 * were typed. Undefined for what can be no code of the shop.
 */
export function readCode(typed: string): string | undefined {
  const code = typed.trim().toUpperCase()
  const bare = code.replaceAll(/[\s-]/g, '')
  if (/^[A-HJKMNP-Z2-9]{16}$/.test(bare)) return bare.match(/.{4}/g)!.join('-')
  return /^[A-Z0-9-]{3,32}$/.test(code) ? code : undefined
}
