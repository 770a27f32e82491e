import { expect, test } from 'vitest'
import { countryFormats } from '#commerce/values/addresses/country-formats.ts'
import { standardDelivery, vatRates, worldZone } from './pricing.ts'

test('a free delivery method backs the promise of free shipping', () => {
  expect(standardDelivery.price).toBe(0)
})

test('every delivery country has an address format', () => {
  expect(worldZone.countries.filter(country => !(country in countryFormats))).toEqual([])
  expect(new Set(worldZone.countries).size).toBe(worldZone.countries.length)
})

test('all 27 countries of the European Union have a VAT rate of at least 15%', () => {
  expect(Object.keys(vatRates)).toHaveLength(27)
  expect(Object.keys(vatRates).filter(country => !worldZone.countries.includes(country))).toEqual([])
  // Directive 2006/112/EC, article 97; the highest rate is Hungary's.
  expect(Object.values(vatRates).filter(rate => rate < 1500 || rate > 2700)).toEqual([])
})
