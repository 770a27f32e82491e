import { formatCountry } from '../../messages/format.ts'
import { collectionMessages } from '../../messages/office/collections.ts'
import { officeRecordMessages } from '../../messages/office/records.ts'
import { formatShopMinute } from '../../messages/shop-time.server.ts'
import type { OfficeRecordKind } from './office-record-kinds.ts'
import type { FieldTexts } from './record-texts.ts'

/** The texts of a record as its list shows them: with names of countries, and with percent signs. */
export function listedTexts({ path }: OfficeRecordKind, texts: FieldTexts): FieldTexts {
  const { rate = '', country = '', countries = '', publish_at = '' } = texts
  if (path === 'pages') return { ...texts, publish_at: publishedText(publish_at, new Date()) }
  if (path === 'taxes') return { ...texts, rate: `${Number(rate)}%`, country: formatCountry(country) }
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

function publishedText(at: string, now: Date): string {
  const { published, from } = officeRecordMessages.publication
  return at === '' || Date.parse(at) <= now.getTime() ? published : from(formatShopMinute(at))
}
