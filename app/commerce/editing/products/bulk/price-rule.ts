import { minorDigits, minorUnitsPer } from '#commerce/values/currency.ts'
import { type Amount, halfUp, toAmount } from '#commerce/values/money.ts'

/** `compare-at` ends a sale: the compare-at price becomes the price. `none` changes compare-at prices only. */
export const priceChanges = [
  'lower-percent',
  'raise-percent',
  'lower-amount',
  'raise-amount',
  'set',
  'compare-at',
  'none',
] as const
export const compareAtChoices = ['keep', 'old-price', 'clear'] as const

const roundingsOfDecimals = ['exact', 'whole', 'ninety-nine', 'ninety-five'] as const
const roundingsWithoutDecimals = ['exact', 'hundreds', 'ninety', 'eighty'] as const
export type PriceRounding = (typeof roundingsOfDecimals | typeof roundingsWithoutDecimals)[number]

/** Those of a currency: of yen, prices end in 00, 90 or 80 instead of .00, .99 or .95. */
export function priceRoundings(currency: string): readonly PriceRounding[] {
  return minorDigits(currency) === 0 ? roundingsWithoutDecimals : roundingsOfDecimals
}

/** How the prices of many variants change. */
export interface PriceRule {
  change: (typeof priceChanges)[number]
  /** Minor units, or hundredths of a percent. */
  value: number
  /** To the minor unit, or to the nearest price with this ending. */
  rounding: PriceRounding
  compareAt: (typeof compareAtChoices)[number]
}

export interface VariantPrice {
  price: Amount
  compareAtPrice: Amount | null
}

/** Why a price is left out: it would be negative, too large, or not below the compare-at price. */
export type PriceException = 'below-zero' | 'too-large' | 'compare-at-not-above'

/** A price that would be 0, or that of a variant on sale, which would be reduced even further. In whole percent. */
export type PriceWarning = { kind: 'free' } | { kind: 'deeper-sale'; from: number; to: number }

type PlannedPrice =
  | { ok: true; planned: VariantPrice; warning: PriceWarning | undefined }
  | { ok: false; reason: PriceException | 'unchanged' }

/** PostgreSQL's largest integer. */
const maxPrice = 2_147_483_647

/** The price after a rule. */
export function planPrice(current: VariantPrice, rule: PriceRule, currency: string): PlannedPrice {
  const { price, compareAtPrice } = current
  const exact = changedPrice(current, rule)
  if (exact < 0) return { ok: false, reason: 'below-zero' }
  const next = rule.change === 'none' ? price : rounded(exact, rule.rounding, currency)
  if (next > maxPrice) return { ok: false, reason: 'too-large' }
  const compareAt = changedCompareAt(current, rule)
  if (next === price && (rule.compareAt === 'old-price' || compareAt === compareAtPrice))
    return { ok: false, reason: 'unchanged' }
  if (compareAt !== null && compareAt <= next) return { ok: false, reason: 'compare-at-not-above' }
  const planned = { price: toAmount(next), compareAtPrice: compareAt }
  return { ok: true, planned, warning: warningOf(current, planned) }
}

function changedCompareAt({ price, compareAtPrice }: VariantPrice, rule: PriceRule): Amount | null {
  if (rule.change === 'compare-at' && compareAtPrice !== null) return null
  return { keep: compareAtPrice, clear: null, 'old-price': price }[rule.compareAt]
}

function warningOf(before: VariantPrice, after: VariantPrice): PriceWarning | undefined {
  if (after.price === 0 && before.price > 0) return { kind: 'free' }
  const { compareAtPrice } = before
  if (compareAtPrice === null || after.compareAtPrice !== compareAtPrice || after.price >= before.price)
    return undefined
  const off = (price: number) => Math.round(100 - (100 * price) / compareAtPrice)
  return { kind: 'deeper-sale', from: off(before.price), to: off(after.price) }
}

/** Half a minor unit is rounded up. May be negative. */
function changedPrice({ price, compareAtPrice }: VariantPrice, { change, value }: PriceRule): number {
  switch (change) {
    case 'none':
      return price
    case 'compare-at':
      return compareAtPrice ?? price
    case 'set':
      return value
    case 'lower-amount':
      return price - value
    case 'raise-amount':
      return price + value
    case 'lower-percent':
      return value > 10_000 ? -1 : percentOf(price, 10_000 - value)
    case 'raise-percent':
      return percentOf(price, 10_000 + value)
  }
}

function percentOf(price: number, hundredths: number): number {
  return halfUp(BigInt(price) * BigInt(hundredths), 10_000n)
}

/** The part of a price below its whole main units, or below its hundreds without decimals. In hundredths. */
const hundredthsBelow = {
  ...{ whole: 0, 'ninety-nine': 1, 'ninety-five': 5 },
  ...{ hundreds: 0, ninety: 10, eighty: 20 },
}

/** Half a step is rounded up. A price that isn't 0 stays above 0. */
function rounded(price: number, rounding: PriceRounding, currency: string): number {
  if (rounding === 'exact' || price === 0) return price
  const step = Math.max(minorUnitsPer(currency), 100)
  const below = (hundredthsBelow[rounding] * step) / 100
  return Math.max(Math.round((price + below) / step), 1) * step - below
}
