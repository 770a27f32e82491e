import { formatAddress } from 'localized-address-format'
import type { Address } from './address.ts'
import { countryFormat, regionName } from './country-format.ts'

/**
 * The address as it stands on a label, line by line, in the order and with the signs of its country, which is the last line by
 * its English name. Source: Universal Postal Union S42, by the data of libaddressinput.
 */
export function addressLines(address: Address): string[] {
  const { country, region } = address
  const written = countryFormat(country).region?.written === 'name' ? regionName(country, region) : region
  // What the data have of Japan knows no city of its own.
  const area = country === 'JP' ? `${address.city}, ${written}` : written
  const lines = formatAddress(
    {
      postalCountry: country,
      administrativeArea: area,
      locality: address.city,
      postalCode: address.postalCode,
      organization: address.company,
      name: address.name,
      addressLines: [address.line1, address.line2].filter(line => line !== ''),
    },
    'latin',
  )
  return [...lines.map(line => line.replace(/^, /, '')), countryName(country)]
}

/** As people there write it; Unicode CLDR adds the state that they belong to. */
const shortNames: Record<string, string> = { HK: 'Hong Kong', MO: 'Macao' }

const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' })

/** "United States"; the code itself for what ISO 3166-1 does not have. */
export function countryName(country: string): string {
  if (!/^[A-Z]{2}$/.test(country)) return country
  return shortNames[country] ?? names.of(country) ?? country
}
