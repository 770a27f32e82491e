/** "Nov 22, 2026, 3:23 PM" in the shop's time zone. */
export function formatMinuteShort(at: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone })
  return format.format(new Date(at)).replaceAll('\u202f', ' ')
}

const days = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** An ISO date as "Nov 22". */
export function formatDayShort(date: string): string {
  return days.format(new Date(`${date}T00:00:00Z`))
}
