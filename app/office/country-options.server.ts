import { countryCodes } from '#commerce/values/addresses/country-codes.ts'
import { formatCountry } from '#messages/format.ts'

/** A code and its name. */
export interface CodeOption {
  value: string
  label: string
}

/** Every country by its name. */
export function countryOptions(): CodeOption[] {
  return countryCodes
    .map(code => ({ value: code, label: formatCountry(code) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'))
}
