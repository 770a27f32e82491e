import type { FieldWording } from '#commerce/editing/records/field-facts.ts'
import type { RecordDefinition } from '#commerce/editing/records/record-definition.server.ts'
import { parseAmount } from '#commerce/values/typed/typed-number.ts'
import { currentCurrency } from '#messages/current-currency.ts'
import { formatCountry, formatList, formatPrice } from '#messages/format.ts'
import { listingViewMessages } from '#messages/listing-view.ts'
import { collectionMessages } from '#messages/office/collections.ts'
import type { RecordKindTexts } from '#messages/office/record-kind-texts.ts'
import { officeRecordMessages } from '#messages/office/records.ts'
import type { OfficeRecordKind } from './record-paths.ts'
import { type FieldTexts, readRateLines } from './record-texts.ts'
import { heroText, publishedText, shownText } from './shown-state-texts.server.ts'

interface Listed {
  /** The names of choices, by field. */
  choices: RecordKindTexts['choices']
  name: string
  texts: FieldTexts
  /** All records of the list. */
  all: readonly FieldTexts[]
  now: Date
}

const wordings: Record<FieldWording, (text: string, listed: Listed) => string> = {
  choice: (text, { choices, name }) => choices?.[name]?.[text] ?? officeRecordMessages.choices[text] ?? text,
  country: text => splitList(text).map(formatCountry).join(', '),
  'hero-time': (_, { texts, all, now }) => heroText(texts, all, now),
  percent: text => `${Number(text)}%`,
  price: priceText,
  'price-range': (text, { texts: { from_price = '', to_price = '' } }) =>
    text || listingViewMessages.priceRange({ from: priceText(from_price), to: priceText(to_price) }),
  publication: (text, { now }) => publishedText(text, now),
  rates: text => formatList([...new Set(readRateLines(text).map(({ price }) => priceText(price)))]),
  rule: (_, { texts }) => collectionMessages.ruleText(texts),
  'shown-time': (_, { texts, now }) => shownText(texts, now),
}

/** The texts of records as their list shows them: with names of countries and kinds, prices, percent signs, and states for times. */
export function listedTexts(
  { table, columns }: OfficeRecordKind,
  { fields }: RecordDefinition,
  all: readonly FieldTexts[],
  now: Date,
): readonly FieldTexts[] {
  const { listedEmpty = {}, choices }: RecordKindTexts = officeRecordMessages.kinds[table]
  return all.map(texts => {
    const worded = columns.map(name => {
      const { wording } = fields[name]!
      const text = texts[name] ?? ''
      return [
        name,
        (wording ? wordings[wording](text, { texts, all, now, name, choices }) : text) ||
          (listedEmpty[name] ?? ''),
      ]
    })
    return { ...texts, ...Object.fromEntries(worded) }
  })
}

function splitList(text: string): string[] {
  return text.split(/[\s,]+/).filter(Boolean)
}

/** A typed price with its currency. */
function priceText(typed: string): string {
  const amount = parseAmount(typed, currentCurrency())
  return amount === undefined ? typed : formatPrice(amount)
}
