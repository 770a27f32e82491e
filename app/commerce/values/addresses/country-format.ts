import type { Address } from './address.ts'
import {
  type CityTerm,
  type CountryFormatRow,
  countryFormats,
  type PostalCodeFormat,
  type PostalCodeTerm,
  type RegionTerm,
} from './country-formats.ts'
import { type Region, regions } from './regions.ts'

export type AddressField = Exclude<keyof Address, 'country'>

export interface CountryFormat {
  /** The fields in the country's order; each inner list is one row of the form. */
  rows: readonly (readonly AddressField[])[]
  city: CityTerm
  postal: (PostalCodeFormat & { term: PostalCodeTerm }) | null
  region: { term: RegionTerm; written: 'code' | 'name'; choices: readonly Region[] } | null
}

const letters: Record<string, AddressField> = { Z: 'postalCode', C: 'city', S: 'region' }

/** For a country that isn't in the table, any postal code or none is accepted. */
const unknownRow: CountryFormatRow = { place: 'ZC', code: { example: '', forms: [], optional: true } }

/** The fields of a country's addresses, with their order and names. All countries also have company and phone. */
export function countryFormat(country: string): CountryFormat {
  const row = (Object.hasOwn(countryFormats, country) && countryFormats[country]) || unknownRow
  const { place, code, city = 'city', region, placeFirst = false } = row
  const placeRows = place.split('|').map(part => [...part].map(letter => letters[letter]!))
  const street: AddressField[][] = [['line1'], ['line2']]
  return {
    rows: [['name'], ...(placeFirst ? [...placeRows, ...street] : [...street, ...placeRows])],
    city,
    postal: code ? { term: 'postal-code', ...code } : null,
    region: region ? { ...region, choices: regions[country] ?? [] } : null,
  }
}

export function hasField(country: string, field: AddressField): boolean {
  return (
    field === 'company' || field === 'phone' || countryFormat(country).rows.some(row => row.includes(field))
  )
}

/** The region's name, or its code if it is unknown. */
export function regionName(country: string, code: string): string {
  return regions[country]?.find(region => region.code === code)?.name ?? code
}
