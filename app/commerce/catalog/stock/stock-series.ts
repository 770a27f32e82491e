import { addDays, shopDate } from '../../values/zoned-time.ts'

/** The movements of a few minutes: when, their sum, and the stock after the last one. */
export interface MovementSum {
  at: string
  quantity: number
  available: number
}

export interface StockOfDay {
  /** ISO date in the shop's time zone. */
  date: string
  /** The stock when the day ended, or now. */
  available: number
}

/** The stock at the end of each of the last `days` days, today last. `movements` are in order; before them, nothing changed. */
export function stockSeries(
  movements: readonly MovementSum[],
  available: number,
  { days, now, timeZone }: { days: number; now: Date; timeZone: string },
): StockOfDay[] {
  const today = shopDate(now, timeZone)
  const atEndOf = new Map(movements.map(sum => [shopDate(new Date(sum.at), timeZone), sum.available]))
  const first = movements[0]
  let stock = first ? first.available - first.quantity : available
  return Array.from({ length: days }, (_, at) => {
    const date = addDays(today, at + 1 - days)
    stock = atEndOf.get(date) ?? stock
    return { date, available: stock }
  })
}
