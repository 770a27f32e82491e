import { startOfDay } from '../start-of-day.ts'
import type { DaySpan } from './day-sales-store.server.ts'

/** An ISO date some days later, or earlier. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** When a day of the shop begins and ends. */
export function spanOfDay(day: string, timeZone: string): DaySpan {
  const at = (day: string) => startOfDay(day, timeZone)!.toISOString()
  return { from: at(day), before: at(addDays(day, 1)) }
}

/** From the first to the last, both included. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}
