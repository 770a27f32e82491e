import type { RecordTexts } from '#commerce/editing/read-records.server.ts'
import type { OfficeRecordKind } from './record-paths.ts'

/** A record as texts for its form, by field: lists are joined by commas, rates are lines of "from: price". */
export type FieldTexts = Record<string, string>

export interface RateText {
  from: string
  price: string
}

/** The text by which people know a record; empty without one. */
export function nameOfTexts({ names }: Pick<OfficeRecordKind, 'names'>, texts: FieldTexts): string {
  return names.map(name => texts[name]).find(Boolean) ?? ''
}

export function toFieldTexts(names: readonly string[], texts: RecordTexts): FieldTexts {
  return Object.fromEntries(
    names.map(name => {
      const own = texts.filter(([one]) => one === name).map(([, text]) => text)
      const rates = texts.flatMap(([one, text]) =>
        one.startsWith(`${name}-`) ? [{ from: one.slice(name.length + 1), price: text }] : [],
      )
      return [name, rates.length > 0 ? rateLines(rates) : own.join(', ')]
    }),
  )
}

export function rateLines(rates: readonly RateText[]): string {
  return rates.map(({ from, price }) => `${from}: ${price}`).join('\n')
}

export function readRateLines(text: string): RateText[] {
  return text
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => {
      const [from = '', ...price] = line.split(':')
      return { from: from.trim(), price: price.join(':').trim() }
    })
}
