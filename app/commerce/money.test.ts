import { describe, expect, it } from 'vitest'
import { cents, formatMoney } from './money.ts'

describe('money', () => {
  it.each([
    [0, '$0.00'],
    [5, '$0.05'],
    [4400, '$44.00'],
    [123456789, '$1,234,567.89'],
  ])('%i cents are written %s', (amount, text) => {
    expect(formatMoney(cents(amount))).toBe(text)
  })

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%d is no amount', amount => {
    expect(() => cents(amount)).toThrow(RangeError)
  })
})
