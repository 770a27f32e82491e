import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toAmount } from '#commerce/values/money.ts'
import { type PriceRule, planPrice, priceChanges, priceRoundings } from './price-rule.ts'

const rule = (change: PriceRule['change'], value: number, more: Partial<PriceRule> = {}): PriceRule => ({
  ...{ change, value, rounding: 'exact', compareAt: 'keep' },
  ...more,
})

function plan(price: number, ruled: PriceRule, compareAt: number | null = null, currency = 'USD') {
  const compareAtPrice = compareAt === null ? null : toAmount(compareAt)
  const planned = planPrice({ price: toAmount(price), compareAtPrice }, ruled, currency)
  return planned.ok ? [planned.planned.price, planned.planned.compareAtPrice] : planned.reason
}

describe('a price rule', () => {
  it.each([
    [4400, rule('set', 3000), [3000, null]],
    [4400, rule('lower-percent', 1000), [3960, null]],
    [4405, rule('lower-percent', 1000), [3965, null]],
    [4400, rule('raise-percent', 725), [4719, null]],
    [4400, rule('lower-amount', 500), [3900, null]],
    [4400, rule('raise-amount', 500), [4900, null]],
    [4400, rule('lower-percent', 10_000), [0, null]],
  ])('changes %i by %o to %o', (price, ruled, expected) => {
    expect(plan(price, ruled)).toEqual(expected)
  })

  it.each([
    ['whole', 4449, 4400],
    ['whole', 4450, 4500],
    ['whole', 20, 100],
    ['ninety-nine', 4449, 4499],
    ['ninety-nine', 4448, 4399],
    ['ninety-nine', 10, 99],
    ['ninety-nine', 0, 0],
    ['ninety-five', 4444, 4395],
    ['ninety-five', 4445, 4495],
    ['ninety-five', 1, 95],
  ] as const)('rounds to %s: %i becomes %i', (rounding, value, expected) => {
    expect(plan(7777, rule('set', value, { rounding }))).toEqual([expected, null])
  })

  it.each([
    ['hundreds', 1949, 1900],
    ['hundreds', 20, 100],
    ['eighty', 1930, 1980],
    ['eighty', 1929, 1880],
    ['ninety', 1940, 1990],
    ['ninety', 3, 90],
  ] as const)('rounds yen to %s: %i becomes %i', (rounding, value, expected) => {
    expect(plan(7777, rule('set', value, { rounding }), null, 'JPY')).toEqual([expected, null])
  })

  it.each(['USD', 'JPY', 'KWD'])('has only roundings that change a price in %s', currency => {
    const [exact, ...others] = priceRoundings(currency)
    const rounded = (rounding: PriceRule['rounding']) =>
      plan(7777, rule('set', 1_234_567, { rounding }), null, currency)
    expect(rounded(exact!)).toEqual([1_234_567, null])
    expect(new Set(others.map(one => String(rounded(one)))).size).toBe(3)
    for (const one of others) expect(rounded(one)).not.toEqual(rounded(exact!))
  })

  it('rounds by the minor units of the currency', () => {
    expect(plan(7777, rule('set', 4_449_000, { rounding: 'ninety-nine' }), null, 'KWD')).toEqual([
      4_448_990,
      null,
    ])
  })

  it('keeps, clears or sets the compare-at price', () => {
    expect(plan(4400, rule('set', 4000), 5000)).toEqual([4000, 5000])
    expect(plan(4400, rule('set', 4000, { compareAt: 'clear' }), 5000)).toEqual([4000, null])
    expect(plan(4400, rule('set', 4000, { compareAt: 'old-price' }), 5000)).toEqual([4000, 4400])
    expect(plan(4400, rule('set', 4400, { compareAt: 'clear' }), 5000)).toEqual([4400, null])
  })

  it('ends a sale, and takes compare-at prices away', () => {
    expect(plan(4000, rule('compare-at', 0), 5000)).toEqual([5000, null])
    expect(plan(4000, rule('compare-at', 0))).toBe('unchanged')
    expect(plan(4025, rule('none', 0, { compareAt: 'clear', rounding: 'whole' }), 5000)).toEqual([4025, null])
    expect(plan(4025, rule('none', 0, { compareAt: 'clear' }))).toBe('unchanged')
  })

  it('warns of free products, and of reducing what is on sale already', () => {
    const warning = (price: number, ruled: PriceRule, compareAt: number | null) => {
      const compareAtPrice = compareAt === null ? null : toAmount(compareAt)
      const planned = planPrice({ price: toAmount(price), compareAtPrice }, ruled, 'USD')
      return planned.ok ? planned.warning : planned.reason
    }
    expect(warning(3500, rule('lower-percent', 1000), 5000)).toEqual({
      kind: 'deeper-sale',
      from: 30,
      to: 37,
    })
    expect(warning(3500, rule('lower-percent', 1000), null)).toBeUndefined()
    expect(warning(3500, rule('raise-percent', 1000), 5000)).toBeUndefined()
    expect(warning(3500, rule('lower-percent', 1000, { compareAt: 'old-price' }), 5000)).toBeUndefined()
    expect(warning(3500, rule('lower-percent', 10_000), null)).toEqual({ kind: 'free' })
  })

  it('leaves out what cannot be saved, and what stays the same', () => {
    expect(plan(400, rule('lower-amount', 500))).toBe('below-zero')
    expect(plan(400, rule('lower-percent', 10_001))).toBe('below-zero')
    expect(plan(2_000_000_000, rule('raise-percent', 5000))).toBe('too-large')
    expect(plan(4400, rule('raise-amount', 600), 5000)).toBe('compare-at-not-above')
    expect(plan(4400, rule('raise-amount', 600, { compareAt: 'old-price' }))).toBe('compare-at-not-above')
    expect(plan(4400, rule('set', 4400))).toBe('unchanged')
    expect(plan(4400, rule('set', 4400, { compareAt: 'old-price' }), 5000)).toBe('unchanged')
  })

  it('plans only prices that the database accepts', () => {
    const anyRule = fc.record({
      change: fc.constantFrom(...priceChanges),
      value: fc.integer({ min: 0, max: 20_000 }),
      rounding: fc.constantFrom(...priceRoundings('USD'), ...priceRoundings('JPY')),
      compareAt: fc.constantFrom('keep', 'clear', 'old-price'),
    }) as fc.Arbitrary<PriceRule>
    fc.assert(
      fc.property(
        fc.nat(2_147_483_647),
        fc.option(fc.integer({ min: 1, max: 9999 })),
        anyRule,
        fc.constantFrom('USD', 'JPY', 'KWD'),
        (price, more, ruled, currency) => {
          const compareAtPrice = more === null ? null : toAmount(price + more)
          const planned = planPrice({ price: toAmount(price), compareAtPrice }, ruled, currency)
          if (!planned.ok) return
          const { price: next, compareAtPrice: above } = planned.planned
          expect(next).toBeGreaterThanOrEqual(0)
          expect(Number.isSafeInteger(next)).toBe(true)
          if (above !== null) expect(above).toBeGreaterThan(next)
        },
      ),
    )
  })
})
