import type { Db } from '../../db/schema/schema.ts'
import { readSettingRows } from './setting-store.server.ts'
import { parseSettings, parseTerms, type Settings, type Terms, termsSettingNames } from './settings.ts'

export async function loadSettings(db: Db): Promise<Settings> {
  return parseSettings(await readSettingRows(db))
}

/** Apart from the other settings, because only a few pages show them. */
export async function loadTerms(db: Db): Promise<Terms> {
  return parseTerms(await readSettingRows(db, termsSettingNames))
}
