import { findSettingKey, settingDefinitions } from './setting-definitions.ts'
import { refuseSetting, type SettingRefusal } from './setting-schema.ts'
import { findPageSizeConflict, type Settings } from './settings.ts'

export type ValidatedSettings =
  | { ok: true; settings: Settings }
  /** By the names of the settings. */
  | { ok: false; refusals: Record<string, SettingRefusal> }

/** Checks typed texts by setting name, alone and together with the current settings. */
export function validateSettings(changes: Record<string, string>, current: Settings): ValidatedSettings {
  const changed: Record<string, unknown> = {}
  const refusals: Record<string, SettingRefusal> = {}
  for (const [name, text] of Object.entries(changes)) {
    const key = findSettingKey(name)
    const parsed = key ? settingDefinitions[key].schema.parse(text) : refuseSetting('unknown-setting', {})
    if (!parsed.ok) refusals[name] = parsed
    else if (key) changed[key] = parsed.value
  }
  const settings: Settings = { ...current, ...changed }
  const conflict = findPageSizeConflict(settings)
  if (conflict && 'pageSize' in changed) refusals.page_size = conflict.ofPageSize
  else if (conflict && 'pageSizes' in changed) refusals.page_sizes = conflict.ofPageSizes
  return Object.keys(refusals).length > 0 ? { ok: false, refusals } : { ok: true, settings }
}

/** Like `validateSettings`, for one. */
export function validateSetting(
  name: string,
  text: string,
  current: Settings,
): { ok: true; settings: Settings } | SettingRefusal {
  const validated = validateSettings({ [name]: text }, current)
  return validated.ok ? validated : validated.refusals[name]!
}
