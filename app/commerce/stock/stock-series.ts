import { shopDate } from '../delivery/arrival.ts'

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

const day = 86_400_000

/** The stock at the end of each of the last `days` days, today last. `movements` are in order; before them, nothing changed. */
export function stockSeries(
  movements: readonly MovementSum[],
  available: number,
  { days, now, timeZone }: { days: number; now: Date; timeZone: string },
): StockOfDay[] {
  const today = new Date(`${shopDate(now, timeZone)}T00:00:00Z`).getTime()
  const atEndOf = new Map(movements.map(sum => [shopDate(new Date(sum.at), timeZone), sum.available]))
  const first = movements[0]
  let stock = first ? first.available - first.quantity : available
  return Array.from({ length: days }, (_, at) => {
    const date = new Date(today - (days - 1 - at) * day).toISOString().slice(0, 10)
    stock = atEndOf.get(date) ?? stock
    return { date, available: stock }
  })
}
