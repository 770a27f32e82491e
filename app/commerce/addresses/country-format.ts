import type { Address } from './address.ts'
import { type FormatRow, formats, type PostalForm } from './country-formats.ts'
import { type Region, regions } from './regions.ts'

export type AddressField = Exclude<keyof Address, 'country'>

export interface CountryFormat {
  /** The fields in the order in which the country writes them; those of one row stand beside each other. */
  rows: readonly (readonly AddressField[])[]
  /** "city", "suburb or town". */
  cityName: string
  postal: (PostalForm & { name: string }) | null
  region: { name: string; written: 'code' | 'name'; choices: readonly Region[] } | null
}

const letters: Record<string, AddressField> = { Z: 'postalCode', C: 'city', S: 'region' }

/** Of a country that is not in the table the code may be left out, and is taken as typed. */
const unknownRow: FormatRow = { place: 'ZC', code: { example: '', forms: [], optional: true } }

/** Which fields an address has there, in which order, and what they are called. Company and phone it may have everywhere. */
export function countryFormat(country: string): CountryFormat {
  const row = (Object.hasOwn(formats, country) && formats[country]) || unknownRow
  const { place, code, city = 'city', region, placeFirst = false } = row
  const placeRows = place.split('|').map(part => [...part].map(letter => letters[letter]!))
  const street: AddressField[][] = [['line1'], ['line2']]
  return {
    rows: [['name'], ...(placeFirst ? [...placeRows, ...street] : [...street, ...placeRows])],
    cityName: city,
    postal: code ? { name: 'postal code', ...code } : null,
    region: region ? { ...region, choices: regions[country] ?? [] } : null,
  }
}

/** Whether addresses of this country have this field. */
export function hasField(country: string, field: AddressField): boolean {
  return (
    field === 'company' || field === 'phone' || countryFormat(country).rows.some(row => row.includes(field))
  )
}

/** What the addresses of a country call a region that they name; the code itself where the shop does not know it. */
export function regionName(country: string, code: string): string {
  return regions[country]?.find(region => region.code === code)?.name ?? code
}
