import { randomBytes } from 'node:crypto'
import { orderNumberFromBytes } from '../orders/order-number.ts'
import { bareCode } from '../values/typed/typed-text.ts'

/** A number like that of an order: R for returns, C for claims, W for withdrawals, M for messages. */
export function newCaseNumber(prefix: 'R' | 'C' | 'W' | 'M'): string {
  const number = orderNumberFromBytes(randomBytes(32))
  return number ? `${prefix}${number.slice(1)}` : newCaseNumber(prefix)
}

/** Adds the hyphens to a number in any case. */
export function normalizeCaseNumber(typed: string): string {
  const text = bareCode(typed)
  return `${text.slice(0, 1)}-${text.slice(1, 5)}-${text.slice(5)}`
}
