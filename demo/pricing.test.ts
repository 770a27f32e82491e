import { expect, test } from 'vitest'
import { formats } from '../app/commerce/addresses/country-formats.ts'
import { everywhere, standard, vat } from './pricing.ts'

test('what is promised is kept: there is a way of delivery that costs nothing', () => {
  expect(standard.price).toBe(0)
})

test('the shop knows the address of every country that it delivers to', () => {
  expect(everywhere.countries.filter(country => !(country in formats))).toEqual([])
  expect(new Set(everywhere.countries).size).toBe(everywhere.countries.length)
})

test('all 27 countries of the European Union have their tax, none under the 15 % of its directive', () => {
  expect(Object.keys(vat)).toHaveLength(27)
  expect(Object.keys(vat).filter(country => !everywhere.countries.includes(country))).toEqual([])
  // Directive 2006/112/EC, article 97; the highest is Hungary's.
  expect(Object.values(vat).filter(rate => rate < 1500 || rate > 2700)).toEqual([])
})
