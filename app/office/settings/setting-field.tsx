import type { SettingInput } from '#commerce/running/settings/setting-schema.ts'
import { officeSettingsMessages as texts } from '#messages/office/settings.ts'
import { PictureField } from '../pictures/picture-field.tsx'
import { SelectBox, TextArea, TextBox } from '../ui/form/office-field.tsx'
import { AccentColorBox } from './accent-color-box.tsx'

export interface SettingFieldData {
  name: string
  label: string
  /** The effect of the setting. */
  help: string
  value: string
  input: SettingInput
  /** The width of a picture, by its hash. */
  pictureWidths?: Readonly<Record<string, number>>
  /** The choices where the schema has none, such as countries. */
  options?: readonly { value: string; label: string }[] | undefined
}

interface SettingFieldProps {
  setting: SettingFieldData
  typed: string | undefined
  error: string | undefined
}

/** The input that fits a setting. */
export function SettingField({ setting, typed, error }: SettingFieldProps) {
  const { name, label, help, value, input } = setting
  const props = { id: name, name, label, hint: help, error, defaultValue: typed ?? value }
  const options =
    setting.options ??
    (input.kind === 'choice'
      ? input.choices.map(choice => ({ value: choice, label: texts.choices[choice] ?? choice }))
      : undefined)
  if (input.kind === 'color') return <AccentColorBox {...props} />
  if (input.kind === 'picture')
    return <PictureField {...props} isOptional pictureWidths={setting.pictureWidths ?? {}} />
  if (options) return <SelectBox {...props} options={withValue(options, props.defaultValue)} />
  if (input.kind === 'lines') return <TextArea {...props} rows={3} />
  if (input.kind === 'number') return <TextBox {...props} inputMode="numeric" />
  return <TextBox {...props} {...(input.kind === 'email' && { inputMode: 'email' as const })} />
}

/** A stored value that isn't among the choices must not become another by saving. */
function withValue(options: readonly { value: string; label: string }[], value: string) {
  return options.some(option => option.value === value) ? options : [{ value, label: value }, ...options]
}
