import fc from 'fast-check'
import { expect, it } from 'vitest'
import { daysLeft, isLow } from './days-left.ts'

it.each([
  [0, 0, 0],
  [0, 9, 0],
  [5, 0, null],
  [5, -2, null],
  [28, 28, 28],
  [10, 28, 10],
  [1, 56, 0],
  [9, 4, 63],
])('gives %i units that sold %i in 28 days %s days', (available, unitsSold, days) => {
  expect(daysLeft({ available, unitsSold })).toBe(days)
})

it.each([
  [3, 0, true],
  [4, 0, false],
  [14, 28, true],
  [15, 28, false],
  [0, 0, true],
])('calls %i units that sold %i low: %s', (available, unitsSold, low) => {
  expect(isLow({ available, unitsSold }, { units: 3, days: 14 })).toBe(low)
})

it('never promises more days than the stock lasts', () => {
  const facts = fc.record({ available: fc.nat(9999), unitsSold: fc.integer({ min: 1, max: 9999 }) })
  fc.assert(
    fc.property(facts, ({ available, unitsSold }) => {
      const days = daysLeft({ available, unitsSold })!
      expect((days * unitsSold) / 28).toBeLessThanOrEqual(available)
      expect(((days + 1) * unitsSold) / 28).toBeGreaterThan(available * (available > 0 ? 1 : -1))
    }),
  )
})
