import { dateFormat, shopDate } from '#commerce/values/zoned-time.ts'
import { currentTimeZone } from './current-time-zone.server.ts'
import { currentLocale, formatDate } from './format.ts'

/** The ISO date of an ISO time in the shop's time zone. Browsers may not know the zone, so they get dates. */
export function toShopDay(at: string): string {
  return shopDate(new Date(at), currentTimeZone())
}

/** An ISO time as "November 21, 2026", in the shop's time zone. */
export function formatShopDate(at: string): string {
  return formatDate(toShopDay(at))
}

/** An ISO time as "Nov 21, 2026", in the shop's time zone: for rows of lists. */
export function formatShortShopDate(at: string): string {
  const dates = dateFormat(currentLocale(), { dateStyle: 'medium', timeZone: currentTimeZone() })
  return dates.format(new Date(at))
}

/** An ISO time as "November 21, 2026 at 7:00 AM EST", in the shop's time zone. */
export function formatShopMinute(at: string): string {
  const date = new Date(at)
  const timeZone = currentTimeZone()
  const minutes = dateFormat(currentLocale(), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  })
  return `${minutes.format(date).replaceAll('\u202f', ' ')} ${zoneName(date, timeZone)}`
}

/** An ISO time as "Nov 21, 2026, 7:00 AM", in the shop's time zone: for rows of lists. */
export function formatShortShopMinute(at: string): string {
  const minutes = dateFormat(currentLocale(), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: currentTimeZone(),
  })
  return minutes.format(new Date(at)).replaceAll('\u202f', ' ')
}

/** An ISO time as "7:00 AM", in the shop's time zone. */
export function formatShopTime(at: string): string {
  const times = dateFormat(currentLocale(), { timeStyle: 'short', timeZone: currentTimeZone() })
  return times.format(new Date(at)).replaceAll('\u202f', ' ')
}

function zoneName(date: Date, timeZone: string): string {
  const nameIn = (locale: string) =>
    dateFormat(locale, { timeZone, timeZoneName: 'short' })
      .formatToParts(date)
      .find(({ type }) => type === 'timeZoneName')!.value
  const name = nameIn(currentLocale())
  // American English has no names for European zones; British English does.
  return currentLocale() === 'en-US' && name.startsWith('GMT') ? nameIn('en-GB') : name
}
