import { formatCountry } from '../../messages/format.ts'
import type { OfficeRecordKind } from './office-record-kinds.ts'
import type { FieldTexts } from './record-texts.ts'

/** The texts of a record as its list shows them: with names of countries, and with percent signs. */
export function listedTexts({ path }: OfficeRecordKind, texts: FieldTexts): FieldTexts {
  const { rate = '', country = '', countries = '' } = texts
  if (path === 'taxes') return { ...texts, rate: `${Number(rate)}%`, country: formatCountry(country) }
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
