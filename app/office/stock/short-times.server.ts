import { dateFormat, shopDate } from '#commerce/values/zoned-time.ts'

/** "Nov 22, 3:23 PM" in the shop's time zone, with the year if it isn't this one. */
export function formatMinuteShort(at: string, timeZone: string, now: Date): string {
  const isThisYear = shopDate(new Date(at), timeZone).slice(0, 4) === shopDate(now, timeZone).slice(0, 4)
  const format = dateFormat('en-US', {
    ...{ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZone },
    ...(!isThisYear && { year: 'numeric' }),
  })
  return format.format(new Date(at)).replaceAll('\u202f', ' ')
}

const days = dateFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** An ISO date as "Nov 22". */
export function formatDayShort(date: string): string {
  return days.format(new Date(`${date}T00:00:00Z`))
}
