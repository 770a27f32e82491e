import type { Db } from '../../db/schema/schema.ts'
import { readSettingRows } from '../settings/setting-store.server.ts'
import { readUnpaidTerms, type UnpaidTerms, unpaidSettings } from './unpaid-terms.ts'

export async function loadUnpaidTerms(db: Db): Promise<UnpaidTerms> {
  return readUnpaidTerms(await readSettingRows(db, unpaidSettings))
}
