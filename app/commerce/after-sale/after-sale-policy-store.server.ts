import type { Db, Tx } from '../../db/schema/schema.ts'
import { readSettingRows } from '../settings/setting-store.server.ts'
import { type AfterSalePolicy, afterSalePolicySettings, parseAfterSalePolicy } from './after-sale-policy.ts'

export async function loadAfterSalePolicy(db: Db | Tx): Promise<AfterSalePolicy> {
  return parseAfterSalePolicy(await readSettingRows(db, afterSalePolicySettings))
}
