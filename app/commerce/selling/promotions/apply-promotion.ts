import { type Amount, allocate, shareOf, sumOf, toAmount } from '../../values/money.ts'
import { appliesTo, type Promotion, type PromotionLine } from './promotion.ts'

/** The remaining price of a line, and its units that no "buy X, get Y" has counted yet. */
export interface RemainingLine {
  line: PromotionLine
  amount: Amount
  units: number
}

export function undiscountedLine(line: PromotionLine): RemainingLine {
  return { line, amount: toAmount(line.unitPrice * line.quantity), units: line.quantity }
}

/**
 * Discounts each line in whole minor units, by at most what the line still costs. A unit counts for one "buy X, get Y" only. Expects
 * lines sorted by SKU, so the same line always gets an odd cent.
 */
export function applyPromotion(
  promotion: Promotion,
  lines: readonly RemainingLine[],
): { discounts: Amount[]; remaining: RemainingLine[] } {
  const eligible = lines.map(one =>
    appliesTo(promotion, one.line) ? one : { ...one, amount: toAmount(0), units: 0 },
  )
  const { discounts, used } = { used: eligible.map(() => 0), ...lineDiscounts(promotion, eligible) }
  const remaining = lines.map(({ line, amount, units }, index) => ({
    line,
    amount: toAmount(amount - discounts[index]!),
    units: units - used[index]!,
  }))
  return { discounts, remaining }
}

function lineDiscounts(
  promotion: Promotion,
  lines: readonly RemainingLine[],
): { discounts: Amount[]; used?: number[] } {
  const amounts = lines.map(line => line.amount)
  const sum = sumOf(amounts)
  switch (promotion.kind) {
    case 'percent':
      return { discounts: allocate(shareOf(sum, Math.min(promotion.value, 100), 100), amounts) }
    case 'amount':
      return { discounts: allocate(toAmount(Math.min(promotion.value, sum)), amounts) }
    case 'buy-x-get-y':
      return freeUnits(promotion.buy!, promotion.get!, lines)
    case 'free-delivery':
      return { discounts: lines.map(() => toAmount(0)) }
  }
}

/** For each complete set the cheapest units are free; the most expensive ones count as the bought ones. */
function freeUnits(
  buy: number,
  get: number,
  lines: readonly RemainingLine[],
): { discounts: Amount[]; used: number[] } {
  const sets = Math.floor(lines.reduce((sum, line) => sum + line.units, 0) / (buy + get))
  const byPrice = lines
    .map((_, index) => index)
    .toSorted((a, b) => unitPriceOf(lines[a]!) - unitPriceOf(lines[b]!) || a - b)
  const free = takeUnits(sets * get, byPrice, lines)
  const bought = takeUnits(sets * buy, byPrice.toReversed(), lines)
  return {
    discounts: lines.map((line, index) => toAmount(Math.min(free[index]! * unitPriceOf(line), line.amount))),
    used: lines.map((_, index) => free[index]! + bought[index]!),
  }
}

function unitPriceOf({ line }: RemainingLine): number {
  return line.unitPrice
}

function takeUnits(count: number, order: readonly number[], lines: readonly RemainingLine[]): number[] {
  const taken = lines.map(() => 0)
  let remaining = count
  for (const index of order) {
    taken[index] = Math.min(lines[index]!.units, remaining)
    remaining -= taken[index]!
  }
  return taken
}
