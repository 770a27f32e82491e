import { addDays, shopDate } from '../values/zoned-time.ts'

/** The last day of a period, in the shop's time zone. The first day does not count: Regulation 1182/71, article 3(1). */
export function daysAfter(at: string, days: number, timeZone: string): string {
  return addDays(shopDate(new Date(at), timeZone), days)
}

/** The same date, or the last day of the month if there is none: Regulation 1182/71, article 3(2)(c). */
export function yearsAfter(at: string, years: number, timeZone: string): string {
  const [year, month, day] = shopDate(new Date(at), timeZone).split('-').map(Number) as [
    number,
    number,
    number,
  ]
  const lastOfMonth = new Date(Date.UTC(year + years, month, 0))
  lastOfMonth.setUTCDate(Math.min(day, lastOfMonth.getUTCDate()))
  return lastOfMonth.toISOString().slice(0, 10)
}

/** Whether the day is over in the shop's time zone. */
export function isPastLastDay(lastDay: string, now: Date, timeZone: string): boolean {
  return shopDate(now, timeZone) > lastDay
}
