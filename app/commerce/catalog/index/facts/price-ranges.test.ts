import { expect, it } from 'vitest'
import { priceRanges } from '#demo/shop-defaults.ts'
import { withEveryPrice } from './price-ranges.ts'

const stored = (ranges: readonly { from_price: number; to_price: number }[]) =>
  ranges.map((range, at) => ({ id: at + 1, label: null, ...range }))

it.each([
  ['of the demo', priceRanges, 100],
  [
    'that start late and leave gaps',
    [
      { from_price: 1000, to_price: 1999 },
      { from_price: 4000, to_price: 4000 },
    ],
    100,
  ],
  ['without minor units', [{ from_price: 500, to_price: 900 }], 1],
])('puts every price into one range, beside those %s', (_, ranges, unit) => {
  const all = withEveryPrice(stored(ranges), unit)
  for (let price = 0; price <= 8000; price++)
    expect([price, all.filter(({ from, to }) => price >= from && price <= to).length]).toEqual([price, 1])
  expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length)
  expect(
    all.filter(({ id }) => id !== 0).map(({ from, to }) => ({ from_price: from, to_price: to })),
  ).toEqual(ranges)
})

it('gives two ranges within one dollar addresses of their own', () => {
  const halves = [
    { from_price: 0, to_price: 49 },
    { from_price: 50, to_price: 99 },
  ]
  expect(withEveryPrice(stored(halves), 100).map(({ slug }) => slug)).toEqual(['0-0', '0-5-to-0-99', '1-up'])
})
