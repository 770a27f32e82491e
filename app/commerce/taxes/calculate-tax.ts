import { type Amount, allocate, halfUp, shareOf, sumOf, toAmount } from '../money.ts'

/** A tax at an order's destination. */
export interface TaxRate {
  name: string
  /** Hundredths of a percent. */
  rate: number
  taxesDelivery: boolean
}

/** One tax of an order. */
export interface TaxAmount {
  name: string
  /** Hundredths of a percent. */
  rate: number
  /** The taxed amount, without any tax. */
  base: Amount
  amount: Amount
}

/** Amounts after all discounts. */
export interface TaxableAmounts {
  lines: readonly Amount[]
  delivery: Amount
}

export interface CalculatedTax {
  taxes: TaxAmount[]
  /** The shares of lines and delivery sum to the taxes. */
  lines: Amount[]
  delivery: Amount
}

const whole = 10_000

/**
 * Calculates all taxes of a destination. Several rates add up and never compound. Only the total is rounded, half a unit up;
 * the shares of lines and delivery are allocated from it.
 */
export function calculateTax(
  taxed: TaxableAmounts,
  rates: readonly TaxRate[],
  included: boolean,
): CalculatedTax {
  const goods = sumOf(taxed.lines)
  const combined = {
    goods: sumRates(rates),
    delivery: sumRates(rates.filter(({ taxesDelivery }) => taxesDelivery)),
  }
  // A part's tax is its amount times its rate over this: of a price with 21% tax, the tax is 21 of 121 parts.
  const over = {
    goods: included ? whole + combined.goods : whole,
    delivery: included ? whole + combined.delivery : whole,
  }
  const amounts = included
    ? includedTaxes({ goods, delivery: taxed.delivery }, rates, combined, over)
    : rates.map(({ rate, taxesDelivery }) =>
        shareOf(toAmount(goods + (taxesDelivery ? taxed.delivery : 0)), rate, whole),
      )
  const shares = allocate(sumOf(amounts), [
    ...taxed.lines.map(line => comparablePart(line, combined.goods, over.delivery)),
    comparablePart(taxed.delivery, combined.delivery, over.goods),
  ])
  const lines = shares.slice(0, -1)
  const delivery = shares.at(-1)!
  const net = {
    goods: included ? goods - sumOf(lines) : goods,
    delivery: included ? taxed.delivery - delivery : taxed.delivery,
  }
  const taxes = rates.map(({ name, rate, taxesDelivery }, index) => ({
    name,
    rate,
    base: toAmount(net.goods + (taxesDelivery ? net.delivery : 0)),
    amount: amounts[index]!,
  }))
  return { taxes, lines, delivery }
}

/**
 * The taxes within a price. They are rounded together and then divided, so the net price never drops below zero. With a single
 * rate, as in Europe, that is the rate, rounded.
 */
function includedTaxes(
  sums: { goods: Amount; delivery: Amount },
  rates: readonly TaxRate[],
  combined: { goods: number; delivery: number },
  over: { goods: number; delivery: number },
): Amount[] {
  const all = halfUp(
    comparablePart(sums.goods, combined.goods, over.delivery) +
      comparablePart(sums.delivery, combined.delivery, over.goods),
    BigInt(over.goods) * BigInt(over.delivery),
  )
  return allocate(
    all,
    rates.map(
      ({ rate, taxesDelivery }) =>
        comparablePart(sums.goods, rate, over.delivery) +
        (taxesDelivery ? comparablePart(sums.delivery, rate, over.goods) : 0n),
    ),
  )
}

/** A tax over a common denominator, so taxes on items and on delivery can be added. */
function comparablePart(amount: Amount, rate: number, otherDenominator: number): bigint {
  return BigInt(amount) * BigInt(rate) * BigInt(otherDenominator)
}

function sumRates(rates: readonly TaxRate[]): number {
  return rates.reduce((sum, { rate }) => sum + rate, 0)
}
