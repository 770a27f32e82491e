import { parseAmount } from '#commerce/values/typed/typed-number.ts'
import { currentCurrency } from '#messages/current-currency.ts'
import { formatCountry, formatList, formatPrice } from '#messages/format.ts'
import { listingViewMessages } from '#messages/listing-view.ts'
import { collectionMessages } from '#messages/office/collections.ts'
import { officeRecordMessages } from '#messages/office/records.ts'
import type { OfficeRecordKind } from './office-record-kinds.ts'
import { type FieldTexts, readRateLines } from './record-texts.ts'
import { publishedText, shownText, withShownHero } from './shown-state-texts.server.ts'

/** The texts of records as their list shows them: with names of countries and kinds, prices, percent signs, and states for times. */
export function listedTexts(
  kind: OfficeRecordKind,
  records: readonly FieldTexts[],
  now: Date,
): readonly FieldTexts[] {
  if (kind.path === 'banners') return withShownHero(records, now)
  return records.map(texts => listedText(kind, texts, now))
}

function listedText({ path }: OfficeRecordKind, texts: FieldTexts, now: Date): FieldTexts {
  const { rate = '', country = '', countries = '', published_at = '', kind = '' } = texts
  const { label = '', from_price = '', to_price = '' } = texts
  if (path === 'pages') return { ...texts, published_at: publishedText(published_at, now) }
  if (path === 'benefits') return { ...texts, shown_from: shownText(texts, now) }
  if (path === 'taxes') return { ...texts, rate: `${Number(rate)}%`, country: formatCountry(country) }
  if (path === 'price-ranges') {
    const range = { from: priceText(from_price), to: priceText(to_price) }
    return {
      ...texts,
      label: label || listingViewMessages.priceRange(range),
      from_price: range.from,
      to_price: range.to,
    }
  }
  if (path === 'delivery') {
    const prices = readRateLines(rate).map(({ price }) => priceText(price))
    return { ...texts, rate: formatList([...new Set(prices)]) }
  }
  if (path === 'social') return { ...texts, href: texts.href || officeRecordMessages.hidden }
  if (path === 'sections')
    return {
      ...texts,
      kind: officeRecordMessages.choices[kind] ?? kind,
      shown_from: shownText(texts, now),
    }
  if (path === 'collections') return { ...texts, rule: collectionMessages.ruleText(texts) }
  if (path === 'zones')
    return {
      ...texts,
      countries: countries
        .split(/[\s,]+/)
        .filter(Boolean)
        .map(formatCountry)
        .join(', '),
    }
  return texts
}

/** A typed price with its currency. */
function priceText(typed: string): string {
  const amount = parseAmount(typed, currentCurrency())
  return amount === undefined ? typed : formatPrice(amount)
}
