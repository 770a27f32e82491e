import type { Db, Tx } from '#db/schema/schema.ts'
import type { VersionCache } from '../../catalog/products/version-cache.server.ts'
import { type SettingKey, settingDefinitions } from './setting-definitions.ts'
import { readSettingRows, readSettingText } from './setting-store.server.ts'
import { type InvalidSetting, parseSetting, parseSettings, type Settings } from './settings.ts'

export async function loadSettings(
  db: Db | Tx,
  onInvalid?: (invalid: InvalidSetting) => void,
): Promise<Settings> {
  return parseSettings(await readSettingRows(db), onInvalid)
}

/** One setting as it is now, for transactions. */
export async function loadSetting<Key extends SettingKey>(db: Db | Tx, key: Key): Promise<Settings[Key]> {
  return parseSetting(key, await readSettingText(db, settingDefinitions[key].name))
}

/** Reads the settings once per catalog version. Logs each invalid value once. */
export function cachedSettings(
  db: Db,
  cache: VersionCache,
  log: (event: string, details: Record<string, unknown>) => void,
): () => Promise<Settings> {
  const logged = new Set<string>()
  const logInvalid = ({ name, text, error: { code, params } }: InvalidSetting) => {
    const entry = `${name}=${text}`
    if (!logged.has(entry)) log('invalid-setting', { setting: name, reason: code, ...params })
    logged.add(entry)
  }
  return () => cache.get('settings', () => loadSettings(db, logInvalid))
}
