import { readWholeNumber } from '../../app/commerce/whole-number.ts'

/** "+5", "5" and "-5"; 0 for anything else. */
export function parseQuantityChange(typed = ''): number {
  const quantity = readWholeNumber(typed.replace(/^[+-]/, ''), 1_000_000) ?? 0
  return typed.startsWith('-') ? -quantity : quantity
}
