import { describe, expect, it } from 'vitest'
import { toAmount } from '#commerce/values/money.ts'
import {
  formatCountry,
  formatDate,
  formatDateRange,
  formatList,
  formatMoney,
  formatNumber,
  formatPercent,
  formatPrice,
  formatSums,
} from './format.ts'
import { runInLanguage } from './run-in-language.server.ts'

const at = '2026-11-21T12:00:00.000Z'

function formatted() {
  return [
    formatPrice(toAmount(123456)),
    formatMoney(toAmount(-500), 'EUR'),
    formatNumber(1234.5),
    formatDate(at),
    formatList(['a', 'b', 'c']),
    formatCountry('DE'),
  ]
}

describe('formats', () => {
  it('name sums in other currencies behind those of the shop', () => {
    const [yen, dollars] = [toAmount(500), toAmount(1234)]
    const sums = [
      { amount: yen, currency: 'JPY' },
      { amount: dollars, currency: 'USD' },
    ]
    expect([formatSums(sums), formatSums([])]).toEqual(['$12.34 and ¥500', '$0.00'])
  })

  it('follow English', () => {
    expect(formatted()).toEqual([
      '$1,234.56',
      '−€5.00',
      '1,234.5',
      'November 21, 2026',
      'a, b, and c',
      'Germany',
    ])
  })

  it('follow German', () => {
    expect(runInLanguage('de', formatted)).toEqual([
      '1.234,56\u00a0$',
      '−5,00\u00a0€',
      '1.234,5',
      '21. November 2026',
      'a, b und c',
      'Deutschland',
    ])
  })
})

it('formats dates of a range without what they share', () => {
  const ranges = () => [
    formatDateRange('2026-11-27', '2026-12-01'),
    formatDateRange('2026-11-24', '2026-11-27'),
    formatDateRange('2026-11-27', '2026-11-27'),
  ]
  expect(ranges()).toEqual(['Nov 27 – Dec 1', 'Nov 24 – 27', 'Nov 27'])
  expect(runInLanguage('de', ranges)).toEqual(['27. Nov. – 1. Dez.', '24.–27. Nov.', '27. Nov.'])
})

it('formats percentages from hundredths', () => {
  expect(formatPercent(725)).toBe('7.25%')
  expect(runInLanguage('de', () => formatPercent(1900))).toMatch(/^19\s%$/)
})

it('writes countries without the state they belong to', () => {
  expect(formatCountry('HK')).toBe('Hong Kong')
  expect(runInLanguage('de', () => formatCountry('HK'))).toBe('Hongkong')
  expect(formatCountry('nowhere')).toBe('nowhere')
})
