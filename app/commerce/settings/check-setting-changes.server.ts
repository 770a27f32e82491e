import type { Tx } from '../../db/schema/schema.ts'
import { isCurrencyUsed } from './currency-use-store.server.ts'
import { loadSettings } from './load-settings.server.ts'
import { refuseSetting } from './setting-schema.ts'
import { type ValidatedSettings, validateSettings } from './validate-settings.ts'

/** Checks typed texts by setting name against the other settings and the shop's data. */
export async function checkSettingChanges(
  tx: Tx,
  changes: Record<string, string>,
): Promise<ValidatedSettings> {
  const current = await loadSettings(tx)
  const validated = validateSettings(changes, current)
  const { currency } = current
  if (!validated.ok || validated.settings.currency === currency || !(await isCurrencyUsed(tx)))
    return validated
  return { ok: false, refusals: { currency: refuseSetting('currency-fixed', { currency }) } }
}
