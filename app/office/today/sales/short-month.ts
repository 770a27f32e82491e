import { dateFormat } from '#commerce/values/zoned-time.ts'
import { currentLocale } from '#messages/format.ts'

/** The month of an ISO date as "Nov 2026". */
export function shortMonth(day: string): string {
  const format = dateFormat(currentLocale(), {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return format.format(new Date(day))
}
