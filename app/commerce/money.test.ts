import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allocate, cents, formatMoney, shareOf, sumOf } from './money.ts'

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

describe('an amount that is divided', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [2, [1, 1, 1], [1, 1, 0]],
    [1000, [4400, 4400, 1000], [449, 449, 102]],
    [5, [3, 0, 7], [2, 0, 3]],
    [3, [0, 0], [2, 1]],
    [0, [], []],
  ])('%i cents by %j are %j', (amount, weights, shares) => {
    expect(allocate(cents(amount), weights)).toEqual(shares)
  })

  const amounts = fc.integer({ min: 0, max: 2 ** 40 })
  const weights = fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 2 ** 45 })), { minLength: 1 })

  it('is whole again when its parts are put together, and each part is within a cent of its share', () => {
    fc.assert(
      fc.property(amounts, weights, (amount, weights) => {
        const shares = allocate(cents(amount), weights)
        expect(sumOf(shares)).toBe(amount)
        const sum = weights.reduce((before, weight) => before + BigInt(weight), 0n)
        if (sum === 0n) return
        for (const [place, share] of shares.entries()) {
          const off = BigInt(share) * sum - BigInt(amount) * BigInt(weights[place]!)
          expect(off < sum && -off < sum).toBe(true)
        }
      }),
    )
  })

  it('gives no part more than it has room for', () => {
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (weights, part) => {
        const sum = weights.reduce((before, weight) => before + weight, 0)
        const shares = allocate(cents(Math.floor(sum * part)), weights)
        expect(shares.every((share, place) => share >= 0 && share <= weights[place]!)).toBe(true)
      }),
    )
  })

  it('is not less than nothing, and somebody gets it', () => {
    expect(() => allocate(cents(-1), [1])).toThrow(RangeError)
    expect(() => allocate(cents(1), [])).toThrow(RangeError)
  })

  it.each([
    [25, 10, 100, 3],
    [24, 10, 100, 2],
    [2 ** 50, 9999, 10000, 1125787316851940],
  ])('half a cent of %i × %i / %i is rounded up: %i', (amount, numerator, denominator, share) => {
    expect(shareOf(cents(amount), numerator, denominator)).toBe(share)
  })
})
