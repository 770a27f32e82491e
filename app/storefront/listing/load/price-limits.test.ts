import { expect, it } from 'vitest'
import { runInCurrency } from '#messages/current-currency.ts'
import { priceLimit, readPriceLimits } from './price-limits.server.ts'

it.each([
  ['12,50', 'EUR', '12.50', 1250],
  ['12.50', 'EUR', '12.50', 1250],
  ['12.00 €', 'EUR', '12', 1200],
  ["1'234.5", 'CHF', '1234.50', 123450],
  ['￥1,200', 'JPY', '1200', 1200],
  ['１００', 'USD', '100', 10000],
  ['١٢٫٥', 'KWD', '12.500', 12500],
  ['1.234', 'KWD', '1.234', 1234],
  ['9999999999', 'USD', '999999999', 99999999900],
])(
  'the limit %j in %s is %s in the address, and stays the same from there',
  (typed, currency, text, amount) => {
    runInCurrency(currency, () => {
      const read = (priceFrom: string) => readPriceLimits({ priceFrom, priceTo: null })
      expect(read(typed)).toEqual({ limits: { priceFrom: text, priceTo: null }, misread: {} })
      expect(read(text).limits.priceFrom).toBe(text)
      expect(priceLimit(text)).toBe(amount)
    })
  },
)

it('sets apart what isn’t an amount', () => {
  expect(readPriceLimits({ priceFrom: '1,234', priceTo: '\u200b' })).toEqual({
    limits: { priceFrom: null, priceTo: null },
    misread: { priceFrom: '1,234' },
  })
  expect(readPriceLimits({ priceFrom: '5', priceTo: '-5' })).toEqual({
    limits: { priceFrom: '5', priceTo: null },
    misread: { priceTo: '-5' },
  })
})
