import { minorDigits } from '../currency.ts'
import { type Amount, toAmount } from '../money.ts'
import { codeText } from './typed-text.ts'

/** Groups of three digits, or of two before the last, as India writes them. */
const grouped = /^(?:\d+|\d{1,3}(?:(['.,])\d{3})(?:\1\d{3})*|\d{1,2}(?:,\d{2})+,\d{3})$/

/**
 * Reads a decimal number with at most this many decimal places, as people type it, in units of the last place: "12.5", "12,50",
 * "1'234.50", "1.234,5" and "12.–" with two places are 1250, 1250, 123450, 123450 and 1200. Undefined for anything else, such as
 * "1,234", which may be a thousand or one.
 */
export function readDecimal(typed: string, places: number): number | undefined {
  const text = codeText(typed)
    .replace(/[.,]-+$/, '')
    .replaceAll('٫', '.')
    .replaceAll(/(?<=\d)[\s'’`´٬](?=\d)/g, "'")
  const [, minus = '', number = ''] = /^(-?)\s*([\d'.,]*\d)$/.exec(text) ?? []
  const at = decimalMark(number, places)
  if (at === undefined) return undefined
  const [whole, mark, fraction] = [number.slice(0, at), number.slice(at, at + 1), number.slice(at + 1)]
  const group = grouped.exec(whole)
  if (!group || (mark !== '' && whole.includes(mark)) || !/^\d*$/.test(fraction) || fraction.length > places)
    return undefined
  const value = Number(whole.replaceAll(/\D/g, '') + fraction.padEnd(places, '0'))
  if (!Number.isSafeInteger(value)) return undefined
  return minus === '' || value === 0 ? value : -value
}

/** The index of the decimal point or comma: the length of the number if it has none, undefined if the mark could also group digits. */
function decimalMark(number: string, places: number): number | undefined {
  const last = Math.max(number.lastIndexOf('.'), number.lastIndexOf(','))
  const mark = number[last]
  if (mark === undefined || number.split(mark).length > 2) return number.length
  const isAlone = !/[.,']/.test(number.slice(0, last))
  if (!isAlone || number.length - last - 1 !== 3) return last
  // With three places, a point is decimal: "1.250". "1,250" may be a thousand.
  if (places === 3 && mark === '.') return last
  return places === 0 ? number.length : undefined
}

/** A whole number without decimal places: "12", "1'200", "１２". Undefined for "1,200" and "1.200", which may be a fraction. */
export function readTypedNumber(typed: string): number | undefined {
  return /[.,٫]/.test(codeText(typed)) ? undefined : readDecimal(typed, 0)
}

/** A percentage in hundredths of a percent: "12.5", "12,5 %" and "%12.5" are 1250. */
export function readPercentage(typed: string): number | undefined {
  return readDecimal(codeText(typed).replace(/^[%٪]|[%٪]$/, ''), 2)
}

/**
 * Reads an amount of a currency, in its minor units: "44", "44.5", "44,50 €" and "EUR 1'044.50". Undefined for anything that could be
 * another amount, such as "1,234" in USD, more digits than the currency has, or "€44" in USD.
 */
export function readAmount(typed: string, currency: string): number | undefined {
  return readDecimal(withoutSign(codeText(typed), currency), minorDigits(currency))
}

/** As `readAmount`; undefined below zero. */
export function parseAmount(typed: string, currency: string): Amount | undefined {
  const amount = readAmount(typed, currency)
  return amount === undefined || amount < 0 ? undefined : toAmount(amount)
}

/** Without the code or sign of the currency before or after it. */
function withoutSign(text: string, currency: string): string {
  if (text === '') return text
  const signs = signsOf(currency)
  const capitals = text.toUpperCase()
  const before = signs.find(sign => capitals.startsWith(sign.toUpperCase()))
  if (before) return text.slice(before.length)
  const after = signs.find(sign => capitals.endsWith(sign.toUpperCase()))
  return after ? text.slice(0, -after.length) : text
}

const knownSigns = new Map<string, string[]>()

/** Making a format takes a tenth of a millisecond. */
function signsOf(currency: string): string[] {
  let signs = knownSigns.get(currency)
  if (!signs) {
    signs = (['code', 'symbol', 'narrowSymbol'] as const).map(currencyDisplay => {
      const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay })
      return format.formatToParts(0).find(({ type }) => type === 'currency')!.value
    })
    knownSigns.set(currency, signs)
  }
  return signs
}
