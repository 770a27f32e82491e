import type { Db } from '../../../db/schema/schema.ts'
import { readSetting } from '../../settings/setting-store.server.ts'

/** The merchant's bank details, one line each; empty if not set. */
export async function readBankAccount(db: Db): Promise<string> {
  return (await readSetting(db, 'bank_account')) ?? ''
}
