/**
 * Reads an amount in the main unit of a currency with this many decimal places: "12.5" is 1250. Undefined for anything else; a currency
 * without cents has no decimal places, not even zeros.
 */
export function readAmount(text: string, digits: number): number | undefined {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d{1,13})(?:\.(\d{1,4}))?$/.exec(text) ?? []
  if (whole === '' || fraction.length > digits) return undefined
  const amount = Number(whole + fraction.padEnd(digits, '0'))
  return sign === '' || amount === 0 ? amount : -amount
}
