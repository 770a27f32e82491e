import { type Amount, allocate, sumOf } from '../../values/money.ts'
import type { TaxRate } from './tax-rate.ts'

/** Amounts after all discounts. */
export interface TaxableAmounts {
  lines: readonly { amount: Amount; rates: readonly TaxRate[] }[]
  delivery: Amount
}

/** The goods of an order that are taxed alike, with their part of the delivery. */
export interface TaxGroup {
  /** Of its rates: see `taxGroupKey`. */
  key: string
  rates: readonly TaxRate[]
  /** The positions of its lines in the order. */
  positions: number[]
  lines: Amount[]
  goods: Amount
  delivery: Amount
}

/**
 * Groups lines by their rates, the highest first, and divides the delivery among the groups by the value of their goods. Without
 * lines there are no groups.
 */
export function groupByRates({ lines, delivery }: TaxableAmounts): TaxGroup[] {
  const placed = lines.map((line, position) => ({ ...line, position, key: taxGroupKey(line.rates) }))
  const groups = [...Map.groupBy(placed, ({ key }) => key)].map(([key, ofGroup]) => {
    const amounts = ofGroup.map(({ amount }) => amount)
    const positions = ofGroup.map(({ position }) => position)
    return { key, rates: ofGroup[0]!.rates, positions, lines: amounts, goods: sumOf(amounts) }
  })
  groups.sort((a, b) => sumRates(b.rates) - sumRates(a.rates) || (a.key < b.key ? -1 : 1))
  if (groups.length === 0) return []
  const parts = allocate(
    delivery,
    groups.map(({ goods }) => goods),
  )
  return groups.map((group, index) => ({ ...group, delivery: parts[index]! }))
}

export function sumRates(rates: readonly TaxRate[]): number {
  return rates.reduce((sum, { rate }) => sum + rate, 0)
}

/** Equal for lines that are taxed alike. */
export function taxGroupKey(rates: readonly TaxRate[]): string {
  return JSON.stringify(rates.map(({ name, rate, taxesDelivery }) => [name, rate, taxesDelivery]))
}
