import { currency } from '#commerce/running/settings/currency-schema.ts'
import { type CodeOption, countryOptions } from '../country-options.server.ts'

/** The choices of a setting whose schema takes any code. */
export function optionsOf(name: string): CodeOption[] | undefined {
  return optionsByName[name]?.()
}

const currencyNames = new Intl.DisplayNames('en', { type: 'currency' })

const optionsByName: Record<string, () => CodeOption[]> = {
  country: countryOptions,
  currency: () =>
    Intl.supportedValuesOf('currency')
      .filter(code => currency.parse(code).ok)
      .map(code => ({ value: code, label: `${code} – ${currencyNames.of(code)}` })),
  time_zone: () =>
    ['UTC', ...Intl.supportedValuesOf('timeZone')].map(zone => ({
      value: zone,
      label: zone.replaceAll('_', ' '),
    })),
}
