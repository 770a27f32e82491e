import { type Amount, allocate, halfUp, shareOf, sumOf, toAmount } from '../../values/money.ts'
import { groupByRates, sumRates, type TaxableAmounts, type TaxGroup } from './tax-groups.ts'
import type { TaxRate } from './tax-rate.ts'

/** One tax of an order. */
export interface TaxAmount {
  name: string
  /** Hundredths of a percent. */
  rate: number
  /** The taxed amount, without any tax. */
  base: Amount
  amount: Amount
}

export interface CalculatedTax {
  /** One for each name and rate. */
  taxes: TaxAmount[]
  /** The shares of lines and delivery sum to the taxes. */
  lines: Amount[]
  delivery: Amount
}

/** Goods that are taxed alike, and their taxes. */
export interface TaxedGroup extends TaxGroup {
  taxes: TaxAmount[]
  /** The shares of its lines and its part of the delivery sum to its taxes. */
  lineTaxes: Amount[]
  deliveryTax: Amount
}

const whole = 10_000

/**
 * Calculates the taxes of an order. The rates of a line add up and never compound. Delivery is taxed like the goods, in proportion to
 * their value. Only totals are rounded, half a unit up; the shares of lines and delivery are allocated from them.
 */
export function calculateTax(taxed: TaxableAmounts, included: boolean): CalculatedTax {
  const groups = taxGroups(taxed, included)
  const lines = taxed.lines.map(() => toAmount(0))
  for (const { positions, lineTaxes } of groups)
    for (const [index, position] of positions.entries()) lines[position] = lineTaxes[index]!
  return {
    taxes: mergeTaxes(groups.map(({ taxes }) => taxes)),
    lines,
    delivery: sumOf(groups.map(({ deliveryTax }) => deliveryTax)),
  }
}

/** The taxes of goods that are taxed alike. An added tax is rounded once, also if it is in several groups. */
export function taxGroups(taxed: TaxableAmounts, included: boolean): TaxedGroup[] {
  const groups = groupByRates(taxed)
  const amounts = included ? groups.map(includedTaxes) : addedTaxes(groups)
  return groups.map((group, index) => divideTaxes(group, amounts[index]!, included))
}

/** Adds up taxes of the same name and rate. Two of one group stay apart: both tax the same goods. */
export function mergeTaxes(groups: readonly (readonly TaxAmount[])[]): TaxAmount[] {
  const named = groups.flatMap(taxes => taxes.map((tax, position) => ({ tax, key: taxKey(taxes, position) })))
  return [...Map.groupBy(named, ({ key }) => key).values()].map(same => ({
    ...same[0]!.tax,
    base: sumOf(same.map(({ tax }) => tax.base)),
    amount: sumOf(same.map(({ tax }) => tax.amount)),
  }))
}

/** The shares of lines and delivery in the taxes of their group, and what is taxed without them. */
function divideTaxes(group: TaxGroup, amounts: readonly Amount[], included: boolean): TaxedGroup {
  const { rates, goods, delivery } = group
  const combined = combinedRates(group)
  const over = {
    goods: included ? whole + combined.goods : whole,
    delivery: included ? whole + combined.delivery : whole,
  }
  const shares = allocate(sumOf(amounts), [
    ...group.lines.map(line => comparablePart(line, combined.goods, over.delivery)),
    comparablePart(delivery, combined.delivery, over.goods),
  ])
  const lineTaxes = shares.slice(0, -1)
  const deliveryTax = shares.at(-1)!
  const net = {
    ...group,
    goods: toAmount(included ? goods - sumOf(lineTaxes) : goods),
    delivery: toAmount(included ? delivery - deliveryTax : delivery),
  }
  const taxes = rates.map((rate, index) => ({
    ...{ name: rate.name, rate: rate.rate, base: taxedPart(net, rate), amount: amounts[index]! },
  }))
  return { ...group, taxes, lineTaxes, deliveryTax }
}

/** Taxes on top of prices: of each group the amounts of its rates. */
function addedTaxes(groups: readonly TaxGroup[]): Amount[][] {
  const amounts = groups.map(({ rates }) => rates.map(() => toAmount(0)))
  const parts = groups.flatMap((group, at) =>
    group.rates.map((rate, position) => ({
      ...{ at, position, rate: rate.rate, key: taxKey(group.rates, position), base: taxedPart(group, rate) },
    })),
  )
  for (const same of Map.groupBy(parts, ({ key }) => key).values()) {
    const bases = same.map(({ base }) => base)
    const shares = allocate(shareOf(sumOf(bases), same[0]!.rate, whole), bases)
    for (const [index, { at, position }] of same.entries()) amounts[at]![position] = shares[index]!
  }
  return amounts
}

/**
 * The taxes within prices. They are rounded together and then divided, so the net price never drops below zero. With a single rate,
 * as in Europe, that is the rate, rounded.
 */
function includedTaxes(group: TaxGroup): Amount[] {
  const { rates, goods, delivery } = group
  const combined = combinedRates(group)
  // A part's tax is its amount times its rate over this: of a price with 21% tax, the tax is 21 of 121 parts.
  const over = { goods: whole + combined.goods, delivery: whole + combined.delivery }
  const all = halfUp(
    comparablePart(goods, combined.goods, over.delivery) +
      comparablePart(delivery, combined.delivery, over.goods),
    BigInt(over.goods) * BigInt(over.delivery),
  )
  return allocate(
    all,
    rates.map(
      ({ rate, taxesDelivery }) =>
        comparablePart(goods, rate, over.delivery) +
        (taxesDelivery ? comparablePart(delivery, rate, over.goods) : 0n),
    ),
  )
}

function combinedRates({ rates }: TaxGroup): { goods: number; delivery: number } {
  return { goods: sumRates(rates), delivery: sumRates(rates.filter(({ taxesDelivery }) => taxesDelivery)) }
}

function taxedPart({ goods, delivery }: Pick<TaxGroup, 'goods' | 'delivery'>, rate: TaxRate): Amount {
  return toAmount(goods + (rate.taxesDelivery ? delivery : 0))
}

/** A tax over a common denominator, so taxes on items and on delivery can be added. */
function comparablePart(amount: Amount, rate: number, otherDenominator: number): bigint {
  return BigInt(amount) * BigInt(rate) * BigInt(otherDenominator)
}

/** Equal for the same tax in two groups, or before and after an edit. */
export function taxKey(taxes: readonly Pick<TaxRate, 'name' | 'rate'>[], position: number): string {
  const { name, rate } = taxes[position]!
  const earlier = taxes.slice(0, position).filter(tax => tax.name === name && tax.rate === rate)
  return JSON.stringify([name, rate, earlier.length])
}
