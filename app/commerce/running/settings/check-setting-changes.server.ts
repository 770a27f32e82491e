import type { Db, Tx } from '#db/schema/schema.ts'
import { readLogo } from '../../content/theme/read-logo.server.ts'
import { loadSettings } from './load-settings.server.ts'
import { type ValidatedSettings, validateSettings } from './validate-settings.ts'

/** Checks typed texts by setting name against the other settings and the shop's data. */
export async function checkSettingChanges(
  tx: Tx,
  changes: Record<string, string>,
): Promise<ValidatedSettings> {
  const current = await loadSettings(tx)
  const validated = validateSettings(changes, current)
  if (!validated.ok) return validated
  const { currency, logoPicture } = validated.settings
  if (currency !== current.currency && (await isCurrencyUsed(tx)))
    return {
      ok: false,
      errors: { currency: { code: 'currency-fixed', params: { value: current.currency } } },
    }
  if (logoPicture !== current.logoPicture && logoPicture !== '' && !(await readLogo(tx, logoPicture)))
    return { ok: false, errors: { logo_picture: { code: 'unknown-picture', params: {} } } }
  return validated
}

/** Whether the shop has amounts in its currency that can't be changed any more. */
async function isCurrencyUsed(db: Db | Tx): Promise<boolean> {
  for (const table of ['customer_order', 'payment', 'gift_card'] as const)
    if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) return true
  return false
}
