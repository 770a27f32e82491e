import { formatAddress } from 'localized-address-format'
import type { Address } from './address.ts'
import { countryFormat, regionName } from './country-format.ts'

/**
 * The address as on a label, line by line, in the format of its country, ending with `countryName`. Source: Universal Postal
 * Union S42, from the data of libaddressinput.
 */
export function addressLines(address: Address, countryName: string): string[] {
  const { country } = address
  const written = writtenRegion(address)
  // The data has no separate city for Japan.
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
  return [...lines.map(line => line.replace(/^, /, '')), countryName]
}

/** As its country writes it: "CA" in the United States, "Tokyo" in Japan. */
export function writtenRegion({ country, region }: Pick<Address, 'country' | 'region'>): string {
  return countryFormat(country).region?.written === 'name' ? regionName(country, region) : region
}
