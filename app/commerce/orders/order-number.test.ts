import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { orderNumber, readOrderNumber } from './order-number.ts'

describe('the number of an order', () => {
  it('is made of characters that nobody mistakes for others, all equally likely', () => {
    const numbers = Array.from({ length: 5000 }, () => orderNumber(randomBytes(16))!).filter(Boolean)
    expect(numbers.length).toBeGreaterThan(4950)
    for (const number of numbers) expect(number).toMatch(/^T-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/)
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(orderNumber(Uint8Array.from({ length: 16 }, (_, at) => 30 * at)) ?? '').toMatch(/^T-|^$/)
  })

  it('is not made of bytes that favour some characters', () => {
    expect(orderNumber(new Uint8Array(16).fill(250))).toBeUndefined()
    expect(orderNumber(new Uint8Array(8).fill(239))).toBe('T-ZZZZ-ZZZZ')
  })

  it.each([
    ['T-7KQ4-M2XA', 'T-7KQ4-M2XA'],
    [' t-7kq4-m2xa ', 'T-7KQ4-M2XA'],
    ['T7KQ4M2XA', 'T-7KQ4-M2XA'],
    ['7KQ4 M2XA', 'T-7KQ4-M2XA'],
    ['TTTTTTTT', 'T-TTTT-TTTT'],
  ])('is read from %j', (typed, number) => {
    expect(readOrderNumber(typed)).toBe(number)
  })

  it.each(['', 'T-', '7KQ4-M2X', 'T-7KQ4-M2XAA', 'T-0KQ4-M2XA', 'T-7KQ4-M2X%', "' or 1=1"])(
    'is not read from %j',
    typed => {
      expect(readOrderNumber(typed)).toBeUndefined()
    },
  )
})
