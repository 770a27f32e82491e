import { addDays, shopDate, startOfDay } from '../../values/zoned-time.ts'
import type { DaySpan } from './day-sales-store.server.ts'

/** When a day of the shop begins and ends. */
export function spanOfDay(day: string, timeZone: string): DaySpan {
  const at = (day: string) => startOfDay(day, timeZone)!.toISOString()
  return { from: at(day), before: at(addDays(day, 1)) }
}

/** The days of many moments. No day begins within a minute, and asking for the date of each moment is slow. */
export function daysOf(moments: readonly string[], timeZone: string): Set<string> {
  const minutes = new Set(moments.map(at => at.slice(0, 16)))
  return new Set([...minutes].map(minute => shopDate(new Date(`${minute}:00Z`), timeZone)))
}

/** From the first to the last, both included. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}
