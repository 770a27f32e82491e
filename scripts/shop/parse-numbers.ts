import { readTypedNumber } from '../../app/commerce/typed/typed-number.ts'

/** "+5", "5" and "-5"; 0 for anything else. */
export function parseQuantityChange(typed = ''): number {
  const quantity = readTypedNumber(typed.trim().replace(/^[+＋](?=\p{Nd})/u, '')) ?? 0
  return Math.abs(quantity) <= 1_000_000 ? quantity : 0
}
