import { allocate, type Cents, cents, halfUp, shareOf, sumOf } from '../money.ts'
import type { QuoteTax } from '../pricing/quote.ts'

/** A tax of the place that an order goes to. */
export interface TaxRate {
  name: string
  /** Hundredths of a percent. */
  rate: number
  taxesDelivery: boolean
}

/** What is taxed, after all discounts. */
export interface Taxed {
  lines: readonly Cents[]
  delivery: Cents
}

export interface Reckoned {
  taxes: QuoteTax[]
  /** The shares of the lines and of the delivery sum to the taxes. */
  lines: Cents[]
  delivery: Cents
}

const whole = 10_000

/**
 * The taxes of a place. Several add up and none is reckoned on another, as with a state's and a city's. Nothing is rounded but
 * the whole: half a cent is rounded up, and the lines' and the delivery's shares are allocated from there.
 */
export function reckonTax(taxed: Taxed, rates: readonly TaxRate[], included: boolean): Reckoned {
  const onDelivery = rates.filter(({ taxesDelivery }) => taxesDelivery)
  const goods = sumOf(taxed.lines)
  const combined = { goods: sumRates(rates), delivery: sumRates(onDelivery) }
  // A part's tax is its amount times its rate over this: of a price that holds the tax, 21 % are 21 of 121 parts.
  const over = {
    goods: included ? whole + combined.goods : whole,
    delivery: included ? whole + combined.delivery : whole,
  }
  const amounts = included
    ? includedTaxes({ goods, delivery: taxed.delivery }, rates, combined, over)
    : rates.map(({ rate, taxesDelivery }) =>
        shareOf(cents(goods + (taxesDelivery ? taxed.delivery : 0)), rate, whole),
      )
  const shares = allocate(sumOf(amounts), [
    ...taxed.lines.map(line => part(line, combined.goods, over.delivery)),
    part(taxed.delivery, combined.delivery, over.goods),
  ])
  const lines = shares.slice(0, -1)
  const delivery = shares.at(-1)!
  const net = {
    goods: included ? goods - sumOf(lines) : goods,
    delivery: included ? taxed.delivery - delivery : taxed.delivery,
  }
  const taxes = rates.map(({ name, rate, taxesDelivery }, place) => ({
    name,
    rate,
    base: cents(net.goods + (taxesDelivery ? net.delivery : 0)),
    amount: amounts[place]!,
  }))
  return { taxes, lines, delivery }
}

/**
 * What a price holds of each tax: all together are rounded once and then divided, so that what is left of the price is never less
 * than nothing. For a single rate, as in Europe, it is that rate rounded.
 */
function includedTaxes(
  sums: { goods: Cents; delivery: Cents },
  rates: readonly TaxRate[],
  combined: { goods: number; delivery: number },
  over: { goods: number; delivery: number },
): Cents[] {
  const all = halfUp(
    part(sums.goods, combined.goods, over.delivery) + part(sums.delivery, combined.delivery, over.goods),
    BigInt(over.goods) * BigInt(over.delivery),
  )
  return allocate(
    all,
    rates.map(
      ({ rate, taxesDelivery }) =>
        part(sums.goods, rate, over.delivery) + (taxesDelivery ? part(sums.delivery, rate, over.goods) : 0n),
    ),
  )
}

/** A tax in parts so small that those of goods and of delivery can be added. */
function part(amount: Cents, rate: number, overOfTheOther: number): bigint {
  return BigInt(amount) * BigInt(rate) * BigInt(overOfTheOther)
}

function sumRates(rates: readonly TaxRate[]): number {
  return rates.reduce((sum, { rate }) => sum + rate, 0)
}
