import { instantOf, isDay } from '../zoned-time.ts'
import { codeText } from './typed-text.ts'

/** A typed day of the calendar, as "2026-11-23"; undefined if it is none. */
export function readDay(typed: string): string | undefined {
  const day = codeText(typed)
  return isDay(day) ? day : undefined
}

/** The moment of a typed local time, as `instantOf` reads it. */
export function readLocalTime(typed: string, timeZone: string): string | undefined {
  return instantOf(codeText(typed), timeZone)
}
