import { type Amount, toAmount } from '../../app/commerce/money.ts'
import { readWholeNumber } from '../../app/commerce/whole-number.ts'

/** "50", "50.5" and "50.00"; undefined for anything else and for 0. */
export function parseAmount(typed: string | undefined): Amount | undefined {
  const parts = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(typed ?? '')
  const amount = parts ? Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0')) : 0
  return amount > 0 ? toAmount(amount) : undefined
}

/** "+5", "5" and "-5"; 0 for anything else. */
export function parseQuantityChange(typed = ''): number {
  const quantity = readWholeNumber(typed.replace(/^[+-]/, ''), 1_000_000) ?? 0
  return typed.startsWith('-') ? -quantity : quantity
}
