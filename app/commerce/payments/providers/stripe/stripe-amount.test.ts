import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toAmount } from '#commerce/values/money.ts'
import { parseStripeMoney, stripeAmountStep, toStripeAmount } from './stripe-amount.ts'

it.each([
  [4400, 'USD', 4400],
  [500, 'JPY', 500],
  [5, 'ISK', 500],
  [5, 'UGX', 500],
  [500, 'MGA', 5],
  [5120, 'KWD', 5120],
])('sends %i %s as %i', (amount, currency, sent) => {
  expect(toStripeAmount(toAmount(amount), currency)).toBe(sent)
})

it.each([
  [5124, 'KWD'],
  [1, 'TND'],
  [550, 'MGA'],
])('never sends %i %s, which Stripe refuses', (amount, currency) => {
  expect(() => toStripeAmount(toAmount(amount), currency)).toThrow(RangeError)
})

it('reads what it sent', () => {
  const currencies = fc.constantFrom('USD', 'JPY', 'ISK', 'UGX', 'MGA', 'KWD', 'BHD', 'HUF')
  fc.assert(
    fc.property(currencies, fc.nat(), (currency, steps) => {
      const amount = toAmount(steps * stripeAmountStep(currency))
      const sent = toStripeAmount(amount, currency)
      expect(parseStripeMoney(sent, currency.toLowerCase())).toEqual({ amount, currency })
    }),
  )
})

it.each([
  [550, 'isk'],
  [null, 'usd'],
  ['4400', 'usd'],
  [44.5, 'usd'],
  [1e300, 'mga'],
])('rejects %j %s', (amount, currency) => {
  expect(parseStripeMoney(amount, currency)).toBeUndefined()
})
