import { currency } from '#commerce/running/settings/currency-schema.ts'
import type { SettingInput } from '#commerce/running/settings/setting-schema.ts'
import { officeSettingsMessages as texts } from '#messages/office/settings.ts'
import { type CodeOption, countryOptions } from '../country-options.server.ts'
import type { RecordControl } from '../records/fields/record-control.tsx'

/** How a form asks for a setting. */
export function settingControl(input: SettingInput): Omit<RecordControl, 'name' | 'label' | 'hint'> {
  switch (input.kind) {
    case 'color':
      return { kind: 'accent-color' }
    case 'picture':
      return { kind: 'picture', isOptional: true }
    case 'code':
      return { kind: 'choice', options: codeOptions[input.of]() }
    case 'choice':
      return {
        kind: 'choice',
        options: input.choices.map(value => ({ value, label: texts.choices[value] ?? value })),
      }
    case 'lines':
      return { kind: 'lines', rows: 3 }
    case 'number':
      return { kind: 'text', keypad: 'numeric' }
    case 'email':
      return { kind: 'text', keypad: 'email' }
    case 'line':
      return { kind: 'text' }
  }
}

const currencyNames = new Intl.DisplayNames('en', { type: 'currency' })

const codeOptions: Record<Extract<SettingInput, { kind: 'code' }>['of'], () => CodeOption[]> = {
  country: countryOptions,
  currency: () =>
    Intl.supportedValuesOf('currency')
      .filter(code => currency.parse(code).ok)
      .map(code => ({ value: code, label: `${code} – ${currencyNames.of(code)}` })),
  timeZone: () =>
    ['UTC', ...Intl.supportedValuesOf('timeZone')].map(zone => ({
      value: zone,
      label: zone.replaceAll('_', ' '),
    })),
}
