const day = 24 * 60 * 60 * 1000

/** Behind UTC by so much a day ends last of all on Earth, in milliseconds: 12 hours. */
const latestPlace = 12 * 60 * 60 * 1000

/**
 * The last day of a period of days, at its first moment in UTC. The day of the event itself does not count: Regulation (EEC,
 * Euratom) No 1182/71, article 3(1).
 */
export function daysAfter(at: string, days: number): Date {
  return new Date(dayOf(at).getTime() + days * day)
}

/**
 * The last day of a period of years: the day of the same date, or the last one of its month where it has none. The same
 * regulation, article 3(2)(c).
 */
export function yearsAfter(at: string, years: number): Date {
  const from = dayOf(at)
  const month = from.getUTCMonth()
  const until = new Date(Date.UTC(from.getUTCFullYear() + years, month, from.getUTCDate()))
  return until.getUTCMonth() === month ? until : new Date(Date.UTC(until.getUTCFullYear(), month + 1, 0))
}

/** Whether a last day is over, wherever the shopper lives. */
export function isOver(lastDay: Date, now: Date): boolean {
  return now.getTime() >= lastDay.getTime() + day + latestPlace
}

function dayOf(at: string): Date {
  const time = new Date(at)
  return new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate()))
}
