/** Days and local times in a time zone, by its IANA name. Days are ISO dates. */

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

const formats = new Map<string, Intl.DateTimeFormat>()

/** Made once: making one takes forty times as long as using it. Throws for an unknown time zone. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(locale, options)
    formats.set(key, format)
  }
  return format
}

/** Local time minus UTC, in milliseconds: -5 hours in New York in winter. */
function offsetAt(at: number, timeZone: string): number {
  const name = dateFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).format(at)
  const [, sign, hours, minutes, seconds = 0] = /([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(name) ?? []
  if (sign === undefined) return 0
  const size = (Number(hours) * 60 + Number(minutes)) * minuteMs + Number(seconds) * 1000
  return sign === '-' ? -size : size
}

/** The date of a moment. */
export function shopDate(at: Date, timeZone: string): string {
  return utcDay(at.getTime() + offsetAt(at.getTime(), timeZone))
}

/** A moment as inputs of the type `datetime-local` write it: "2026-12-01T09:00". */
export function localTimeOf(instant: string, timeZone: string): string {
  const at = Date.parse(instant)
  return new Date(at + offsetAt(at, timeZone)).toISOString().slice(0, 16)
}

/**
 * The moment of a local time as ISO 8601 in UTC; undefined if it is none. What a change of clocks repeats is the first one; what it
 * skips is read with the offset from before, so it is later: RFC 5545, section 3.3.5.
 */
export function instantOf(local: string, timeZone: string): string | undefined {
  const isTime = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/.test(local) && isDay(local.slice(0, 10))
  if (!isTime) return undefined
  const asUtc = Date.parse(`${local}Z`)
  // No offset exceeds a day, so these are from before and after any change.
  const before = asUtc - offsetAt(asUtc - dayMs, timeZone)
  const after = asUtc - offsetAt(asUtc + dayMs, timeZone)
  const isReal = (at: number) => at + offsetAt(at, timeZone) === asUtc
  return new Date(!isReal(before) && isReal(after) ? after : before).toISOString()
}

/** The second moment with the local time of this one, when clocks go back; undefined if there is none. */
export function repetitionOf(instant: string, timeZone: string): string | undefined {
  const at = Date.parse(instant)
  const repeated = at + offsetAt(at, timeZone) - offsetAt(at + dayMs, timeZone)
  if (repeated <= at) return undefined
  const second = new Date(repeated).toISOString()
  return localTimeOf(second, timeZone) === localTimeOf(instant, timeZone) ? second : undefined
}

/** When a day begins, which isn't midnight everywhere; undefined if there is no such day. */
export function startOfDay(day: string, timeZone: string): Date | undefined {
  const start = instantOf(`${day}T00:00`, timeZone)
  return start === undefined ? undefined : new Date(start)
}

/** Whether a text is a day of the calendar: "2026-02-30" is none. */
export function isDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00Z`) : Number.NaN
  return !Number.isNaN(at) && utcDay(at) === text
}

/** The day some days later, or earlier. */
export function addDays(day: string, days: number): string {
  return utcDay(Date.parse(`${day}T00:00Z`) + days * dayMs)
}

/** The same local time some days later, or earlier: days of 23 and 25 hours count as one. */
export function daysLater(at: Date, days: number, timeZone: string): Date {
  const instant = instantOf(
    `${addDays(shopDate(at, timeZone), days)}${localTimeOf(at.toISOString(), timeZone).slice(10)}`,
    timeZone,
  )!
  return new Date(Date.parse(instant) + (at.getTime() % minuteMs))
}

/** How many days later the second one is; negative if it's earlier. */
export function countDays(from: string, to: string): number {
  return (Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / dayMs
}

function utcDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}
