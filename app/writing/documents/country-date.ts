import { dateFormat } from '#commerce/values/zoned-time.ts'
import { currentLocale } from '#messages/format.ts'

/** The date of an ISO time in a time zone, as people in a country write it: in English "21 November 2026" for Germany. */
export function formatCountryDate(at: string, country: string, timeZone: string): string {
  return dateFormat(localeFor(country), { dateStyle: 'long', timeZone }).format(new Date(at))
}

function localeFor(country: string): string {
  const language = currentLocale().slice(0, 2)
  if (!/^[A-Z]{2}$/.test(country)) return language
  const locale = `${language}-${country}`
  const isKnown = dateFormat(locale, {}).resolvedOptions().locale === locale
  // CLDR falls back to the United States, whose order of day and month is the exception.
  return isKnown || language !== 'en' ? locale : 'en-001'
}
