/** The days of sales that the rate is taken from. */
export const salesWindowDays = 28

/** The limits below which the stock list warns. */
export interface StockWarning {
  units: number
  days: number
}

/** A SKU with what it sold in the last 28 days, net of canceled and returned units. */
export interface StockLevelFacts {
  available: number
  unitsSold: number
}

/** Whole days until the stock is gone at the rate of the last 28 days; null if nothing sold, 0 if it's gone. */
export function daysLeft({ available, unitsSold }: StockLevelFacts): number | null {
  if (available === 0) return 0
  return unitsSold > 0 ? Math.floor((available * salesWindowDays) / unitsSold) : null
}

/** Few units, or gone soon. `low-stock-store` filters by the same rule. */
export function isLow(facts: StockLevelFacts, { units, days }: StockWarning): boolean {
  const left = daysLeft(facts)
  return facts.available <= units || (left !== null && left <= days)
}
