import { allocate, type Cents, cents, shareOf, sumOf } from '../money.ts'
import { type Goods, isFor, type Promotion } from './promotion.ts'

/** What a line still costs, and how many of its units no "buy X, get Y" has counted yet. */
export interface Remaining {
  goods: Goods
  amount: Cents
  units: number
}

export function untouched(goods: Goods): Remaining {
  return { goods, amount: cents(goods.unitPrice * goods.quantity), units: goods.quantity }
}

/**
 * What a promotion on goods takes off each line, in whole cents and never more than the line still costs. A unit counts for one
 * "buy X, get Y" only. Lines are expected in the order of their SKUs, so that of equals always the same one gets a cent more.
 */
export function takeOff(
  promotion: Promotion,
  lines: readonly Remaining[],
): { off: Cents[]; left: Remaining[] } {
  const its = lines.map(line =>
    isFor(promotion, line.goods) ? line : { ...line, amount: cents(0), units: 0 },
  )
  const { off, used } = { used: its.map(() => 0), ...reduction(promotion, its) }
  const left = lines.map((line, place) => ({
    goods: line.goods,
    amount: cents(line.amount - off[place]!),
    units: line.units - used[place]!,
  }))
  return { off, left }
}

function reduction(promotion: Promotion, lines: readonly Remaining[]): { off: Cents[]; used?: number[] } {
  const amounts = lines.map(line => line.amount)
  const sum = sumOf(amounts)
  switch (promotion.kind) {
    case 'percent':
      return { off: allocate(shareOf(sum, Math.min(promotion.value, 100), 100), amounts) }
    case 'amount':
      return { off: allocate(cents(Math.min(promotion.value, sum)), amounts) }
    case 'buy-x-get-y':
      return freeUnits(promotion.buy!, promotion.get!, lines)
    case 'free-delivery':
      return { off: lines.map(() => cents(0)) }
  }
}

/** The cheapest units are free, as many as there are whole sets; the dearest are the ones that were bought for them. */
function freeUnits(buy: number, get: number, lines: readonly Remaining[]): { off: Cents[]; used: number[] } {
  const sets = Math.floor(lines.reduce((sum, line) => sum + line.units, 0) / (buy + get))
  const places = lines
    .map((_, place) => place)
    .toSorted((a, b) => price(lines[a]!) - price(lines[b]!) || a - b)
  const free = takeUnits(sets * get, places, lines)
  const bought = takeUnits(sets * buy, places.toReversed(), lines)
  return {
    off: lines.map((line, place) => cents(Math.min(free[place]! * price(line), line.amount))),
    used: lines.map((_, place) => free[place]! + bought[place]!),
  }
}

function price(line: Remaining): number {
  return line.goods.unitPrice
}

function takeUnits(count: number, places: readonly number[], lines: readonly Remaining[]): number[] {
  const taken = lines.map(() => 0)
  let left = count
  for (const place of places) {
    taken[place] = Math.min(lines[place]!.units, left)
    left -= taken[place]!
  }
  return taken
}
