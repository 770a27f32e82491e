import { currentLocale } from '../../../messages/format.ts'

/** The month of an ISO date as "Nov 2026". */
export function shortMonth(day: string): string {
  const format = new Intl.DateTimeFormat(currentLocale(), {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return format.format(new Date(day))
}
