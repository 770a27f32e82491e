import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { orderNumberFromBytes, parseOrderNumber } from './order-number.ts'

describe('the number of an order', () => {
  it('consists of unambiguous characters with equal probability', () => {
    const numbers = Array.from({ length: 5000 }, () => orderNumberFromBytes(randomBytes(16))!).filter(Boolean)
    expect(numbers.length).toBeGreaterThan(4950)
    for (const number of numbers) expect(number).toMatch(/^T-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/)
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(orderNumberFromBytes(Uint8Array.from({ length: 16 }, (_, at) => 30 * at)) ?? '').toMatch(/^T-|^$/)
  })

  it('skips bytes that favor some characters', () => {
    expect(orderNumberFromBytes(new Uint8Array(16).fill(250))).toBeUndefined()
    expect(orderNumberFromBytes(new Uint8Array(8).fill(239))).toBe('T-ZZZZ-ZZZZ')
  })

  it.each([
    ['T-7KQ4-M2XA', 'T-7KQ4-M2XA'],
    [' t-7kq4-m2xa ', 'T-7KQ4-M2XA'],
    ['T7KQ4M2XA', 'T-7KQ4-M2XA'],
    ['7KQ4 M2XA', 'T-7KQ4-M2XA'],
    ['#T–7KQ4—M2XA', 'T-7KQ4-M2XA'],
    ['Ｔ−７ＫＱ４ ｍ２ｘａ', 'T-7KQ4-M2XA'],
    ['T-7KQ4\u200b-M2XA\u200e', 'T-7KQ4-M2XA'],
    ['TTTTTTTT', 'T-TTTT-TTTT'],
  ])('is parsed from %j', (typed, number) => {
    expect(parseOrderNumber(typed)).toBe(number)
  })

  it.each(['', 'T-', '7KQ4-M2X', 'T-7KQ4-M2XAA', 'T-0KQ4-M2XA', 'T-7KQ4-M2X%', "' or 1=1"])(
    'is not parsed from %j',
    typed => {
      expect(parseOrderNumber(typed)).toBeUndefined()
    },
  )
})
