import { minorDigits } from '#commerce/values/currency.ts'
import type { Amount } from '#commerce/values/money.ts'
import { isAmount } from './stripe-fields.ts'

/** Without minor units, but Stripe takes hundredths. Source: docs.stripe.com/currencies, "Special cases". */
const inHundredths = ['ISK', 'UGX']
/** With hundredths, but Stripe takes whole units. Source: docs.stripe.com/currencies, "Zero-decimal currencies". */
const inWholeUnits = ['MGA']

/** Stripe takes only multiples of this many minor units. Source: docs.stripe.com/currencies, "Three-decimal currencies". */
export function stripeAmountStep(currency: string): number {
  if (inWholeUnits.includes(currency)) return 100
  return minorDigits(currency) === 3 ? 10 : 1
}

/** Throws a RangeError for an amount that Stripe doesn't take. */
export function toStripeAmount(amount: Amount, currency: string): number {
  if (amount % stripeAmountStep(currency) !== 0)
    throw new RangeError(`Stripe can't take ${amount} ${currency}`)
  if (inHundredths.includes(currency)) return amount * 100
  return inWholeUnits.includes(currency) ? amount / 100 : amount
}

/** Reads a reported amount; undefined if it's malformed. */
export function parseStripeMoney(
  value: unknown,
  sentCurrency: string,
): { amount: number; currency: string } | undefined {
  const currency = sentCurrency.toUpperCase()
  if (!isAmount(value)) return undefined
  const amount = inWholeUnits.includes(currency)
    ? value * 100
    : inHundredths.includes(currency)
      ? value / 100
      : value
  return isAmount(amount) ? { amount, currency } : undefined
}
