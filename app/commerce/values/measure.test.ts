import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type MeasureUnit, measureText, measureUnits, parseMeasure, unitPriceOf } from './measure.ts'
import { toAmount } from './money.ts'

it.each([
  ['250 g', '250 g'],
  ['250G', '250 g'],
  ['0,75 Liter', '0.75 l'],
  ['.5 l', undefined],
  ['1.250 kg', '1.25 kg'],
  ['1,250 kg', undefined],
  ["1'000 ml", '1000 ml'],
  ['8 fl. oz.', '8 fl oz'],
  ['1.5 m²', '1.5 m²'],
  ['2 sqm', '2 m²'],
  ['100 ml', '100 ml'],
  ['kg', '1 kg'],
  ['12 pcs', '12 piece'],
  ['250', undefined],
  ['0 g', undefined],
  ['-3 g', undefined],
  ['3 parsec', undefined],
  ['', undefined],
  ['1000001 g', undefined],
])('reads “%s” as %s', (typed, text) => {
  const measure = parseMeasure(typed)
  expect(measure && measureText(measure)).toBe(text)
})

it('reads every measure that it writes', () => {
  const units = Object.keys(measureUnits) as MeasureUnit[]
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), fc.constantFrom(...units), (amount, unit) => {
      expect(parseMeasure(measureText({ amount, unit }))).toEqual({ amount, unit })
    }),
  )
})

it.each([
  [900, '250 g', null, 3600, '1 kg'],
  [900, '750 ml', null, 1200, '1 l'],
  [900, '75 cl', '100 ml', 120, '100 ml'],
  [999, '3 piece', null, 333, '1 piece'],
  [1000, '3 piece', null, 333, '1 piece'],
  [2000, '3 piece', null, 667, '1 piece'],
  [453, '1 lb', '1 oz', 28, '1 oz'],
  [5000, '2.5 m²', '1 m²', 2000, '1 m²'],
  [1_000_000_000, '0.001 mg', '1 kg', undefined, ''],
  [900, '250 g', '1 l', undefined, ''],
])('says of %s for %s, by %s, that it is %s for %s', (price, measure, base, expected, per) => {
  const unitPrice = unitPriceOf(toAmount(price), measure, base)
  expect(unitPrice?.price).toBe(expected)
  if (unitPrice) expect(measureText(unitPrice.base)).toBe(per)
})
