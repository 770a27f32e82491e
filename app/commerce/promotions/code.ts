/** So many codes of one order are looked at. */
export const mostCodes = 5

/** A promotion's or a gift card's code as it is kept, without spaces and in capitals; undefined for what can be no code. */
export function readCode(typed: string): string | undefined {
  const code = typed.replaceAll(/\s/g, '').toUpperCase()
  return /^[A-Z0-9-]{3,32}$/.test(code) ? code : undefined
}
