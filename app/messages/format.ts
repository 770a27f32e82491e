import { minorDigits, minorUnitsPer } from '#commerce/values/currency.ts'
import { type AnyLanguage, pseudoLanguage } from '#commerce/values/languages.ts'
import { type Amount, toAmount } from '#commerce/values/money.ts'
import { currentCurrency } from './current-currency.ts'
import { currentLanguage } from './current-language.ts'

const locales = { en: 'en-US', de: 'de-DE', [pseudoLanguage]: 'en-US' }

const numbers = byLanguage(locale => new Intl.NumberFormat(locale))
const dates = byLanguage(locale => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }))
const shortDates = byLanguage(
  locale => new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }),
)
const percents = byLanguage(
  locale => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }),
)
const lists = byLanguage(locale => new Intl.ListFormat(locale))
const moneyFormatters = new Map<string, () => Intl.NumberFormat>()
const countries = byLanguage(locale => new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }))
const shortCountries = byLanguage(locale => new Intl.DisplayNames(locale, { type: 'region', style: 'short' }))

/** A price in the shop's currency: 4400 is "$44.00". What was ordered or paid has its own: `formatMoney`. */
export function formatPrice(price: Amount): string {
  return formatMoney(price, currentCurrency())
}

/** 4400 is "$44.00" in USD, "¥4,400" in JPY and "KWD 4.400" in KWD; -500 is "−$5.00", with a minus sign. */
export function formatMoney(amount: Amount, currency: string): string {
  return money(currency)
    .format(amount / minorUnitsPer(currency))
    .replace('-', '−')
}

/** Sums in several currencies, that of the shop first: "$44.00 and ¥4,400". None are 0. */
export function formatSums(sums: readonly { amount: Amount; currency: string }[]): string {
  const own = currentCurrency()
  const sorted = sums.toSorted(
    (a, b) => Number(b.currency === own) - Number(a.currency === own) || (a.currency < b.currency ? -1 : 1),
  )
  const shown = sorted.length > 0 ? sorted : [{ amount: toAmount(0), currency: own }]
  return formatList(shown.map(({ amount, currency }) => formatMoney(amount, currency)))
}

/** The sign of the shop's currency: "$", "€" or "KWD". */
export function currencySign(): string {
  const parts = money(currentCurrency()).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')!.value
}

function money(currency: string): Intl.NumberFormat {
  let formatter = moneyFormatters.get(currency)
  if (formatter === undefined) {
    const digits = minorDigits(currency)
    const style = { currency, minimumFractionDigits: digits, maximumFractionDigits: digits }
    formatter = byLanguage(locale => new Intl.NumberFormat(locale, { style: 'currency', ...style }))
    moneyFormatters.set(currency, formatter)
  }
  return formatter()
}

/** 1234.5 is "1,234.5". */
export function formatNumber(value: number): string {
  return numbers().format(value)
}

/** Hundredths of a percent: 725 is "7.25%". */
export function formatPercent(hundredths: number): string {
  return percents().format(hundredths / 10_000)
}

/** An ISO date as "November 21, 2026"; of a time, the date in UTC. For the shop's day: `formatShopDate`. */
export function formatDate(at: string): string {
  return dates().format(new Date(at))
}

/** Two ISO dates as "Nov 27 – Dec 1". On servers only: browsers may space it differently. */
export function formatDateRange(from: string, to: string): string {
  return shortDates().formatRange(new Date(from), new Date(to)).replaceAll('\u2009', ' ')
}

/** "a, b, and c". */
export function formatList(items: readonly string[]): string {
  return lists().format(items)
}

/** The name of a country by its ISO 3166-1 code: "DE" is "Germany". Returns what is no such code unchanged. */
export function formatCountry(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code
  // Their long names add the state they belong to.
  const names = code === 'HK' || code === 'MO' ? shortCountries() : countries()
  return names.of(code) ?? code
}

/** The locale of the current language, for sorting and cutting text. */
export function currentLocale(): string {
  return locales[currentLanguage()]
}

/** Makes a formatter when a language is first used, and keeps it. */
function byLanguage<Formatter>(make: (locale: string) => Formatter): () => Formatter {
  const made = new Map<AnyLanguage, Formatter>()
  return () => {
    const language = currentLanguage()
    let formatter = made.get(language)
    if (formatter === undefined) {
      formatter = make(locales[language])
      made.set(language, formatter)
    }
    return formatter
  }
}
