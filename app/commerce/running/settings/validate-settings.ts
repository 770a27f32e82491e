import { SentValues } from '../../editing/input/input-source.server.ts'
import { parseInput } from '../../editing/input/parse-input.server.ts'
import type { RecordErrors } from '../../editing/records/record-error.ts'
import { findSettingKey, settingDefinitions } from './setting-definitions.ts'
import { findPageSizeConflict, type Settings } from './settings.ts'

export type ValidatedSettings =
  | { ok: true; settings: Settings }
  /** By the names of the settings. */
  | { ok: false; errors: RecordErrors }

/** Checks typed texts by setting name, alone and together with the current settings. */
export function validateSettings(changes: Record<string, string>, current: Settings): ValidatedSettings {
  const keys = new Map(Object.keys(changes).map(name => [name, findSettingKey(name)]))
  const unknown = [...keys].filter(([, key]) => key === undefined)
  const known = [...keys].flatMap(([name, key]) => (key ? [[name, key] as const] : []))
  const sent = new SentValues()
  for (const [name] of known) sent.add(name, changes[name])
  const fields = known.map(([name, key]) => [name, settingDefinitions[key].field] as const)
  const parsed = parseInput(Object.fromEntries(fields), sent.source('row'))
  const errors: RecordErrors = {
    ...Object.fromEntries(unknown.map(([name]) => [name, { code: 'unknown-setting', params: {} }])),
    ...(!parsed.ok && parsed.errors),
  }
  if (!parsed.ok || unknown.length > 0) return { ok: false, errors }
  const changed = Object.fromEntries(known.map(([name, key]) => [key, parsed.values[name]]))
  const settings: Settings = { ...current, ...changed }
  const conflict = findPageSizeConflict(settings)
  if (conflict && 'pageSize' in changed) return { ok: false, errors: { page_size: conflict.ofPageSize } }
  if (conflict && 'pageSizes' in changed) return { ok: false, errors: { page_sizes: conflict.ofPageSizes } }
  return { ok: true, settings }
}
