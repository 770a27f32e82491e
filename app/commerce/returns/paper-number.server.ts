import { randomBytes } from 'node:crypto'
import { orderNumber } from '../orders/order-number.ts'

/** A new number for a paper about an order, made like an order's but with another letter: R for returns, C for claims, W for withdrawals. */
export function newPaperNumber(letter: 'R' | 'C' | 'W'): string {
  const number = orderNumber(randomBytes(32))
  return number ? `${letter}${number.slice(1)}` : newPaperNumber(letter)
}

/** As it stands on the paper, however it was typed. */
export function asPaperNumber(typed: string): string {
  const text = typed.toUpperCase().replaceAll(/[\s-]/g, '')
  return `${text.slice(0, 1)}-${text.slice(1, 5)}-${text.slice(5)}`
}
