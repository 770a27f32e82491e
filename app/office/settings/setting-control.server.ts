import { isCurrency } from '#commerce/running/settings/currency-codes.ts'
import type { SettingField } from '#commerce/running/settings/setting-fields.server.ts'
import { officeSettingsMessages as texts } from '#messages/office/settings.ts'
import { type CodeOption, countryOptions } from '../country-options.server.ts'
import type { RecordControl } from '../records/fields/record-control.tsx'

/** How a form asks for a setting. */
export function settingControl(field: SettingField<unknown>): Omit<RecordControl, 'name' | 'label' | 'hint'> {
  const { control, keypad, hasLines, codes, limits } = field
  if (control) return { kind: control, isOptional: true }
  if (codes) return { kind: 'choice', options: codeOptions[codes]() }
  if (limits.choices)
    return {
      kind: 'choice',
      options: limits.choices.map(value => ({ value, label: texts.choices[value] ?? value })),
    }
  return hasLines ? { kind: 'lines', rows: 3 } : { kind: 'text', keypad }
}

const currencyNames = new Intl.DisplayNames('en', { type: 'currency' })

const codeOptions: Record<NonNullable<SettingField<unknown>['codes']>, () => CodeOption[]> = {
  country: countryOptions,
  currency: () =>
    Intl.supportedValuesOf('currency')
      .filter(isCurrency)
      .map(code => ({ value: code, label: `${code} – ${currencyNames.of(code)}` })),
  timeZone: () =>
    ['UTC', ...Intl.supportedValuesOf('timeZone')].map(zone => ({
      value: zone,
      label: zone.replaceAll('_', ' '),
    })),
}
