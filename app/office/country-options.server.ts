import { country } from '../commerce/settings/setting-schemas.ts'
import { formatCountry } from '../messages/format.ts'

/** A code and its name. */
export interface CodeOption {
  value: string
  label: string
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

const countryCodes = letters
  .flatMap(first => letters.map(second => first + second))
  .filter(code => country.parse(code).ok)

/** Every country by its name. */
export function countryOptions(): CodeOption[] {
  return countryCodes
    .map(code => ({ value: code, label: formatCountry(code) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'))
}
