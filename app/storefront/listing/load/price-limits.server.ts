import { minorUnitsPer, toDecimalString } from '#commerce/values/currency.ts'
import { type Amount, toAmount } from '#commerce/values/money.ts'
import { parseAmount } from '#commerce/values/typed/typed-number.ts'
import { isBlank } from '#commerce/values/typed/typed-text.ts'
import { currentCurrency } from '#messages/current-currency.ts'
import { formatPrice } from '#messages/format.ts'
import type { MisreadPrices } from '../listing-view.ts'
import type { ListingParams } from '../params/listing-params.ts'

type PriceLimits = Pick<ListingParams, 'priceFrom' | 'priceTo'>

/** In main units: more than any product costs. */
const maxPrice = 999_999_999

/** The amount of a limit as typed; null without a limit, and for text that isn't an amount. */
export function priceLimit(typed: string | null): Amount | null {
  const currency = currentCurrency()
  const amount = parseAmount(typed ?? '', currency)
  return amount === undefined ? null : toAmount(Math.min(amount, maxPrice * minorUnitsPer(currency)))
}

/** Twenty of the main unit, such as "$20.00". */
export function priceExample(): string {
  return formatPrice(toAmount(20 * minorUnitsPer(currentCurrency())))
}

/** Each amount as addresses spell it: "45" or "12.50". `misread` has the texts that aren't amounts. */
export function readPriceLimits(typed: PriceLimits): { limits: PriceLimits; misread: MisreadPrices } {
  const limits: PriceLimits = { priceFrom: null, priceTo: null }
  const misread: MisreadPrices = {}
  for (const name of ['priceFrom', 'priceTo'] as const) {
    const text = typed[name]
    const amount = priceLimit(text)
    if (amount !== null) limits[name] = toDecimalString(amount, currentCurrency()).replace(/\.0+$/, '')
    else if (text !== null && !isBlank(text)) misread[name] = text
  }
  return { limits, misread }
}
