import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allocate, shareOf, sumOf, toAmount } from './money.ts'

describe('toAmount', () => {
  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('rejects %d', amount => {
    expect(() => toAmount(amount)).toThrow(RangeError)
  })
})

describe('allocate', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [2, [1, 1, 1], [1, 1, 0]],
    [1000, [4400, 4400, 1000], [449, 449, 102]],
    [5, [3, 0, 7], [2, 0, 3]],
    [3, [0, 0], [2, 1]],
    [0, [], []],
  ])('divides %i by %j into %j', (amount, weights, shares) => {
    expect(allocate(toAmount(amount), weights)).toEqual(shares)
  })

  const amounts = fc.integer({ min: 0, max: 2 ** 40 })
  const weights = fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 2 ** 45 })), { minLength: 1 })

  it('returns shares that sum to the amount, each within one unit of its exact share', () => {
    fc.assert(
      fc.property(amounts, weights, (amount, weights) => {
        const shares = allocate(toAmount(amount), weights)
        expect(sumOf(shares)).toBe(amount)
        const sum = weights.reduce((before, weight) => before + BigInt(weight), 0n)
        if (sum === 0n) return
        for (const [index, share] of shares.entries()) {
          const off = BigInt(share) * sum - BigInt(amount) * BigInt(weights[index]!)
          expect(off < sum && -off < sum).toBe(true)
        }
      }),
    )
  })

  it('never exceeds a weight if the amount fits', () => {
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (weights, part) => {
        const sum = weights.reduce((before, weight) => before + weight, 0)
        const shares = allocate(toAmount(Math.floor(sum * part)), weights)
        expect(shares.every((share, index) => share >= 0 && share <= weights[index]!)).toBe(true)
      }),
    )
  })

  it('rejects negative amounts and missing weights', () => {
    expect(() => allocate(toAmount(-1), [1])).toThrow(RangeError)
    expect(() => allocate(toAmount(1), [])).toThrow(RangeError)
  })

  it.each([
    [25, 10, 100, 3],
    [24, 10, 100, 2],
    [2 ** 50, 9999, 10000, 1125787316851940],
  ])('half a unit of %i × %i / %i is rounded up: %i', (amount, numerator, denominator, share) => {
    expect(shareOf(toAmount(amount), numerator, denominator)).toBe(share)
  })
})
