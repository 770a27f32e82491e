import { unitNames } from '#commerce/values/measure.ts'
import type { SearchLanguage } from './search-language.ts'

/** Limits as they were typed; null without one. */
export interface SearchPrices {
  priceFrom: string | null
  priceTo: string | null
  /** The text without them. */
  rest: string
}

/** Reads prices such as "under $30", "30 to 50", "über 20 Euro" or "$44". */
export class PriceReader {
  readonly #patterns: readonly {
    pattern: RegExp
    limits(numbers: string[]): [string | null, string | null]
  }[]

  constructor({ below, above, between, to, money, stars }: SearchLanguage) {
    const coin = anyOf(money)
    const number = String.raw`(\d{1,3}(?:[.,]\d{3})+|\d{1,6}(?:[.,]\d{1,2})?)`
    const price = String.raw`(?:${coin}\s*)?${number}(?:\s*${coin})?`
    // Not the start of a longer number, a measure or a code.
    const end = String.raw`(?![\d.,]*\d|[\p{L}\p{N}%]|-\p{L}|\s*${anyOf([...unitNames, ...stars])}(?!\p{L}))`
    const start = String.raw`(?<![\p{L}\p{N}.,-])`
    const pattern = (source: string) => new RegExp(`${start}${source}${end}`, 'iu')
    const two = ([from, below]: string[]): [string, string] => [from!, below!]
    this.#patterns = [
      {
        pattern: pattern(String.raw`(?:${anyOf(between)}\s+)${price}\s*${anyOf(to)}\s*${price}`),
        limits: two,
      },
      {
        pattern: pattern(String.raw`${price}\s*${anyOf(to.filter(word => word.length > 1))}\s+${price}`),
        limits: two,
      },
      { pattern: pattern(String.raw`${coin}\s*${number}\s*[-–]\s*(?:${coin}\s*)?${number}`), limits: two },
      { pattern: pattern(String.raw`${number}\s*[-–]\s*${number}\s*${coin}`), limits: two },
      { pattern: pattern(String.raw`(\d{2,6})\s*[-–]\s*(\d{2,6})`), limits: two },
      { pattern: pattern(String.raw`${anyOf(below)}\s*${price}`), limits: ([most]) => [null, most!] },
      { pattern: pattern(String.raw`${anyOf(above)}\s*${price}`), limits: ([least]) => [least!, null] },
      { pattern: pattern(String.raw`${coin}\s*${number}`), limits: ([exact]) => [exact!, exact!] },
      { pattern: pattern(String.raw`${number}\s*${coin}`), limits: ([exact]) => [exact!, exact!] },
      { pattern: /^\s*(\d{1,6}[.,]\d{2})\s*$/, limits: ([exact]) => [exact!, exact!] },
    ]
  }

  read(text: string): SearchPrices {
    for (const { pattern, limits } of this.#patterns) {
      const match = pattern.exec(text)
      if (!match) continue
      const [priceFrom, priceTo] = limits(match.slice(1).map(withoutThousands))
      return { priceFrom, priceTo, rest: text.replace(match[0], ' ') }
    }
    return { priceFrom: null, priceTo: null, rest: text }
  }
}

function withoutThousands(number: string): string {
  return /[.,]\d{3}$/.test(number) ? number.replaceAll(/[.,]/g, '') : number
}

/** The longest first: "up to" before "up". */
function anyOf(words: readonly string[]): string {
  const sorted = [...words].sort((one, other) => other.length - one.length)
  const escaped = sorted.map(word =>
    word.replaceAll(/[$.^*+?()[\]{}|\\/]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s+`),
  )
  return `(?:${escaped.join('|')})`
}
