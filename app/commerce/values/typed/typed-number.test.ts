import { describe, expect, it } from 'vitest'
import { parseAmount, readAmount, readDecimal, readPercentage, readTypedNumber } from './typed-number.ts'

describe('an amount', () => {
  it.each([
    ['44', 'USD', 4400],
    [' 44.5 ', 'USD', 4450],
    ['44,50', 'EUR', 4450],
    ['12,50', 'USD', 1250],
    ["1'234.50", 'USD', 123450],
    ['1’234.50', 'CHF', 123450],
    ['1,234.50', 'USD', 123450],
    ['1.234,50', 'EUR', 123450],
    ['1 234,50', 'EUR', 123450],
    ['1\u202f234\u202f567,5', 'EUR', 123456750],
    ['1,234,567', 'USD', 123456700],
    ['1,23,456.50', 'INR', 12345650],
    ['$12.50', 'USD', 1250],
    ['12,50 €', 'EUR', 1250],
    ['eur 12.50', 'EUR', 1250],
    ['CHF 12.–', 'CHF', 1200],
    ['12,-', 'EUR', 1200],
    ['zł12', 'PLN', 1200],
    ['１２．５０', 'USD', 1250],
    ['١٢٫٥٠', 'USD', 1250],
    ['1.234', 'KWD', 1234],
    ['4400', 'JPY', 4400],
    ['1,200', 'JPY', 1200],
    ['￥1,200', 'JPY', 1200],
    ['12\u200b.50', 'USD', 1250],
  ])('typed as %j in %s is %i', (typed, currency, amount) => {
    expect(parseAmount(typed, currency)).toBe(amount)
  })

  it.each([
    ['', 'USD'],
    ['-', 'USD'],
    ['-1', 'USD'],
    ['1e3', 'USD'],
    ['1,234', 'USD'],
    ['1.234', 'EUR'],
    ['12.345', 'USD'],
    ['1.234.50', 'USD'],
    ['1,234.50.1', 'USD'],
    ['12,34.50', 'USD'],
    ['1234,567.50', 'USD'],
    ['1,2,3', 'USD'],
    ['12 50', 'USD'],
    ["12'50", 'USD'],
    ['.5', 'USD'],
    ['5.', 'USD'],
    ['€12', 'USD'],
    ['12 GBP', 'EUR'],
    ['12%', 'USD'],
    ['1.0', 'JPY'],
    ['12,50', 'JPY'],
    ['1.2345', 'KWD'],
    ['1,250', 'KWD'],
    ['12⁵⁰', 'USD'],
    ['19⁹⁹ €', 'EUR'],
    ['12₅₀', 'USD'],
    ['99999999999999', 'KWD'],
  ])('is never guessed from %j in %s', (typed, currency) => {
    expect(parseAmount(typed, currency)).toBeUndefined()
  })

  it.each([
    ['-12.50', -1250],
    ['−12,50', -1250],
    ['-0.00', 0],
  ])('below zero is read from %j', (typed, amount) => {
    expect(readAmount(typed, 'USD')).toBe(amount)
  })
})

it.each([
  ['10', 1000],
  ['12,5 %', 1250],
  ['12.50%', 1250],
  ['%12.5', 1250],
  ['１０％', 1000],
  ['٪١٠', 1000],
  ['100', 10000],
])('the percentage %j is %i hundredths', (typed, hundredths) => {
  expect(readPercentage(typed)).toBe(hundredths)
})

it.each(['', '%', '10%%', '12⁵⁰%', '1.234', '1,000 %', '10 percent', '$10'])('%j is no percentage', typed => {
  expect(readPercentage(typed)).toBeUndefined()
})

it.each([
  ['12', 12],
  [' ١٢ ', 12],
  ['１２', 12],
  ["1'200", 1200],
  ['1\u00a0200', 1200],
  ['−3', -3],
])('the whole number %j is %i', (typed, number) => {
  expect(readTypedNumber(typed)).toBe(number)
})

it.each(['', '1.0', '3²', '1,200', '1.200', '1,234,567', '1 2', '0x1', '+1', '1e3', '1٫5', '9'.repeat(17)])(
  '%j is no whole number',
  typed => {
    expect(readTypedNumber(typed)).toBeUndefined()
  },
)

it('reads as many decimal places as the unit has', () => {
  expect([readDecimal('1.5', 1), readDecimal('1.55', 1), readDecimal('1', 3)]).toEqual([15, undefined, 1000])
})
