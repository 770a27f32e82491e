const day = 24 * 60 * 60 * 1000

/** In milliseconds: a day ends last at UTC-12. */
const lastTimeZoneOffset = 12 * 60 * 60 * 1000

/** The start of the period's last day, in UTC. The first day does not count: Regulation 1182/71, article 3(1). */
export function daysAfter(at: string, days: number): Date {
  return new Date(dayOf(at).getTime() + days * day)
}

/** The same date, or the last day of the month if there is none: Regulation 1182/71, article 3(2)(c). */
export function yearsAfter(at: string, years: number): Date {
  const from = dayOf(at)
  const month = from.getUTCMonth()
  const until = new Date(Date.UTC(from.getUTCFullYear() + years, month, from.getUTCDate()))
  return until.getUTCMonth() === month ? until : new Date(Date.UTC(until.getUTCFullYear(), month + 1, 0))
}

/** Whether the day is over in every time zone. */
export function isPastLastDay(lastDay: Date, now: Date): boolean {
  return now.getTime() >= lastDay.getTime() + day + lastTimeZoneOffset
}

function dayOf(at: string): Date {
  const time = new Date(at)
  return new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate()))
}
