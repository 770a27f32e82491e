import type { InputField } from '../../editing/input/field.server.ts'
import { parseText } from '../../editing/input/parse-input.server.ts'
import type { RecordError } from '../../editing/records/record-error.ts'
import {
  type SettingDefinition,
  type SettingKey,
  settingDefinitions,
  settingKeys,
} from './setting-definitions.ts'

/** The merchant's settings, typed. */
export type Settings = {
  [Key in SettingKey]: (typeof settingDefinitions)[Key]['field'] extends InputField<infer Value>
    ? Value
    : never
}

/** A stored value that its definition or another setting refuses. */
export interface InvalidSetting {
  name: string
  text: string
  error: RecordError
}

/** Missing and invalid values get their defaults. */
export function parseSettings(
  rows: readonly { name: string; value: string }[],
  onInvalid: (invalid: InvalidSetting) => void = () => {},
): Settings {
  const texts = new Map(rows.map(({ name, value }) => [name, value]))
  const entries = settingKeys.map(key => [
    key,
    parseSetting(key, texts.get(settingDefinitions[key].name), onInvalid),
  ])
  const settings = Object.fromEntries(entries) as Settings
  const conflict = findPageSizeConflict(settings)
  if (!conflict) return settings
  const text = texts.get('page_size') ?? ''
  onInvalid({ name: 'page_size', text, error: conflict.ofPageSize })
  return { ...settings, pageSize: conflict.pageSize }
}

/** A missing or invalid value gets its default. */
export function parseSetting<Key extends SettingKey>(
  key: Key,
  text: string | undefined,
  onInvalid: (invalid: InvalidSetting) => void = () => {},
): Settings[Key] {
  const { name, field, default: fallback } = settingDefinitions[key] as SettingDefinition<Settings[Key]>
  const parsed = parseText(field, text ?? fallback)
  if (parsed.ok) return parsed.value
  onInvalid({ name, text: text ?? fallback, error: parsed.error })
  return parseSetting(key, fallback)
}

/** The default page size must be a choice. Returns one that is, and errors of either setting; undefined if all is well. */
export function findPageSizeConflict({ pageSizes, pageSize }: Settings) {
  if (pageSizes.includes(pageSize)) return undefined
  const usual = parseSetting('pageSize', undefined)
  return {
    pageSize: pageSizes.includes(usual) ? usual : pageSizes[0]!,
    ofPageSize: { code: 'not-among-page-sizes', params: { choices: pageSizes.map(String) } },
    ofPageSizes: { code: 'without-page-size', params: { value: String(pageSize) } },
  } satisfies { pageSize: number; ofPageSize: RecordError; ofPageSizes: RecordError }
}
