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
  // Japan's data know no city of its own: it is the last line of the street, before the prefecture.
  const cityInStreet = country === 'JP' ? address.city : ''
  const lines = formatAddress(
    {
      postalCountry: country,
      administrativeArea: written,
      locality: address.city,
      postalCode: address.postalCode,
      organization: address.company,
      name: address.name,
      addressLines: [address.line1, address.line2, cityInStreet].filter(line => line !== ''),
    },
    'latin',
  )
  return [...lines, countryName(country)]
}

const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' })

/** "United States"; the code itself for what ISO 3166-1 does not have. */
export function countryName(country: string): string {
  return /^[A-Z]{2}$/.test(country) ? (names.of(country) ?? country) : country
}
