import type { Db } from '../../db/schema/schema.ts'
import { readSettingRows } from '../settings/setting-store.server.ts'
import { securitySettings } from './security-txt.ts'

export async function loadSecuritySettings(db: Db): Promise<{ name: string; value: string }[]> {
  return readSettingRows(db, securitySettings)
}
