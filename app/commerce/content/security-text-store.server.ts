import type { Db } from '../../db/schema.ts'
import { securitySettings } from './security-text.ts'

export async function loadSecuritySettings(db: Db): Promise<{ name: string; value: string }[]> {
  return db.selectFrom('setting').select(['name', 'value']).where('name', 'in', securitySettings).execute()
}
