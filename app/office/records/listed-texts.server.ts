import { parseAmount } from '../../commerce/currency.ts'
import { currentCurrency } from '../../messages/current-currency.ts'
import { formatCountry, formatList, formatPrice } from '../../messages/format.ts'
import { collectionMessages } from '../../messages/office/collections.ts'
import { officeRecordMessages } from '../../messages/office/records.ts'
import { formatShortShopMinute } from '../../messages/shop-time.server.ts'
import type { OfficeRecordKind } from './office-record-kinds.ts'
import { type FieldTexts, readRateLines } from './record-texts.ts'

/** The texts of a record as its list shows them: with names of countries and kinds, prices, and percent signs. */
export function listedTexts({ path }: OfficeRecordKind, texts: FieldTexts): FieldTexts {
  const { rate = '', country = '', countries = '', publish_at = '', kind = '' } = texts
  const { from_price = '', below_price = '' } = texts
  if (path === 'pages') return { ...texts, publish_at: publishedText(publish_at, new Date()) }
  if (path === 'taxes') return { ...texts, rate: `${Number(rate)}%`, country: formatCountry(country) }
  if (path === 'price-ranges')
    return { ...texts, from_price: priceText(from_price), below_price: priceText(below_price) }
  if (path === 'delivery') {
    const prices = readRateLines(rate).map(({ price }) => priceText(price))
    return { ...texts, rate: formatList([...new Set(prices)]) }
  }
  if (path === 'social') return { ...texts, href: texts.href || officeRecordMessages.hidden }
  if (path === 'sections') return { ...texts, kind: officeRecordMessages.choices[kind] ?? kind }
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

function publishedText(at: string, now: Date): string {
  const { published, from } = officeRecordMessages.publication
  return at === '' || Date.parse(at) <= now.getTime() ? published : from(formatShortShopMinute(at))
}
