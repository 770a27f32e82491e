import { expect, it } from 'vitest'
import { rateLines, readRateLines, toFieldTexts } from './record-texts.ts'

it('joins lists and rates', () => {
  const texts: [string, string][] = [
    ['name', 'Standard'],
    ['countries', 'US'],
    ['countries', 'CA'],
    ['rate-0.00', '4.90'],
    ['rate-50.00', '0.00'],
  ]
  expect(toFieldTexts(['name', 'countries', 'rate', 'free_from'], texts)).toEqual({
    ...{ name: 'Standard', countries: 'US, CA', free_from: '' },
    rate: '0.00: 4.90\n50.00: 0.00',
  })
})

it('reads rates back', () => {
  const rates = [
    { from: '0', price: '4.90' },
    { from: '50', price: '' },
  ]
  expect(readRateLines(rateLines(rates))).toEqual(rates)
  expect(readRateLines(' \n')).toEqual([])
})
