import { currentLocale } from '../../messages/format.ts'

const formatters = new Map<string, Intl.DateTimeFormat>()

/** The date of an ISO time in a time zone, as people in a country write it: in English "21 November 2026" for Germany. */
export function formatCountryDate(at: string, country: string, timeZone: string): string {
  const key = `${currentLocale()} ${country} ${timeZone}`
  let formatter = formatters.get(key)
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat(localeFor(country), { dateStyle: 'long', timeZone })
    formatters.set(key, formatter)
  }
  return formatter.format(new Date(at))
}

function localeFor(country: string): string {
  const language = currentLocale().slice(0, 2)
  if (!/^[A-Z]{2}$/.test(country)) return language
  const locale = `${language}-${country}`
  const isKnown = new Intl.DateTimeFormat(locale).resolvedOptions().locale === locale
  // CLDR falls back to the United States, whose order of day and month is the exception.
  return isKnown || language !== 'en' ? locale : 'en-001'
}
