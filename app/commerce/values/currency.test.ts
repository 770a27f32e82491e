import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMoney } from '#messages/format.ts'
import { runInLanguage } from '#messages/run-in-language.server.ts'
import { parseText } from '../editing/input/parse-input.server.ts'
import { currency } from '../running/settings/setting-fields.server.ts'
import { minorDigits, minorUnitsPer, toDecimalString } from './currency.ts'
import { allocate, sumOf, toAmount } from './money.ts'
import { parseAmount } from './typed/typed-number.ts'

const anyCurrency = fc.constantFrom('JPY', 'ISK', 'UGX', 'USD', 'EUR', 'MGA', 'KWD', 'IQD', 'TND')
const anyAmount = fc.nat({ max: 10 ** 15 })

it('has the digits of ISO 4217', () => {
  const digits = (...codes: string[]) => new Set(codes.map(minorDigits))
  expect(digits('BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG')).toEqual(new Set([0]))
  expect(digits('RWF', 'UGX', 'UYI', 'VND', 'VUV', 'XAF', 'XOF', 'XPF')).toEqual(new Set([0]))
  expect(digits('BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND')).toEqual(new Set([3]))
  expect(digits('USD', 'EUR', 'HUF', 'MGA', 'IDR', 'LBP', 'AFN')).toEqual(new Set([2]))
})

it.each(['USD', ' usd ', 'KWD', 'XOF'])('knows the currency %j', code => {
  expect(parseText(currency, code)).toEqual({ ok: true, value: code.trim().toUpperCase() })
})

it.each(['US', 'USDT', 'XAU', 'CLF', 'UYW', 'XXX', 'BIF CLP', 'toString'])('refuses %j', code => {
  expect(parseText(currency, code)).toMatchObject({ error: { code: 'bad-currency' } })
})

describe('an amount', () => {
  it.each([
    [0, 'USD', '0.00'],
    [5, 'USD', '0.05'],
    [-5, 'USD', '-0.05'],
    [123456789, 'USD', '1234567.89'],
    [0, 'JPY', '0'],
    [4400, 'JPY', '4400'],
    [5, 'KWD', '0.005'],
    [4400, 'KWD', '4.400'],
  ])('%i %s is %s for machines', (amount, currency, text) => {
    expect(toDecimalString(toAmount(amount), currency)).toBe(text)
  })

  it('is the same after it was written, split, formatted and read again', () => {
    fc.assert(
      fc.property(
        anyCurrency,
        anyAmount,
        fc.array(fc.nat(), { minLength: 1 }),
        (currency, whole, weights) => {
          const parts = allocate(toAmount(whole), weights)
          const read = parts.map(part => parseAmount(toDecimalString(part, currency), currency)!)
          expect(sumOf(read)).toBe(whole)
          for (const language of ['en', 'de'] as const) {
            const shown = runInLanguage(language, () => formatMoney(toAmount(whole), currency))
            const decimal =
              language === 'de' ? shown.replaceAll('.', '').replace(',', '.') : shown.replaceAll(',', '')
            const number = /[0-9.]+[0-9]|[0-9]/.exec(decimal)![0]
            expect(parseAmount(number, currency)).toBe(whole)
          }
        },
      ),
    )
  })

  it('of one main unit is shown without a remainder', () => {
    expect(['JPY', 'USD', 'KWD'].map(code => formatMoney(toAmount(minorUnitsPer(code)), code))).toEqual([
      '¥1',
      '$1.00',
      'KWD\u00a01.000',
    ])
  })
})
