import { isInEuropeanArea } from '#commerce/values/addresses/country-groups.ts'
import type { Db } from '#db/schema/schema.ts'
import { change } from '../../editing/changes/change.server.ts'
import type { ChangeOrigin } from '../../editing/changes/change-set.ts'
import type { Edit } from '../../editing/changes/edit.server.ts'
import type { RecordErrors } from '../../editing/records/record-error.ts'
import { checkSettingChanges } from './check-setting-changes.server.ts'
import { loadSettings } from './load-settings.server.ts'
import { settingDefinitions } from './setting-definitions.ts'
import type { Settings } from './settings.ts'

export type SettingsOutcome =
  | { ok: true; changeSet: number | null }
  /** By the names of the settings. */
  | { ok: false; reason: 'invalid'; errors: RecordErrors }

/** Sets typed texts by setting name: all of them, or none if one is refused. */
export async function changeSettings(
  db: Db,
  origin: ChangeOrigin,
  texts: Record<string, string>,
): Promise<SettingsOutcome> {
  const changed = await change(db, origin, edit => writeSettings(edit, texts))
  return changed.ok ? { ok: true, changeSet: changed.changeSet } : (changed as SettingsOutcome)
}

/** The settings that follow the law of a country. */
function legalSettings(country: string) {
  const isEuropean = isInEuropeanArea(country)
  return {
    // Directive 2011/83/EU, and the Consumer Contracts Regulations 2013 of the United Kingdom; 0 without such a right.
    withdrawalDays: isEuropean || country === 'GB' ? 14 : 0,
    // Directive 98/6/EC, article 6a.
    lowestPrice: isEuropean,
  }
}

/** A shop that moves follows the law of its new country, unless its merchant has chosen something else. */
function followCountry(before: Settings, after: Settings): Record<string, string> {
  const [from, to] = [legalSettings(before.country), legalSettings(after.country)]
  const followed: Record<string, string> = {}
  const follows = (key: keyof typeof from) =>
    from[key] !== to[key] && before[key] === from[key] && after[key] === from[key]
  if (follows('withdrawalDays')) followed[settingDefinitions.withdrawalDays.name] = String(to.withdrawalDays)
  if (follows('lowestPrice')) followed[settingDefinitions.lowestPrice.name] = to.lowestPrice ? 'yes' : 'no'
  return followed
}

/** The same, within a change. */
export async function writeSettings(
  edit: Edit,
  texts: Record<string, string>,
): Promise<{ ok: true } | Extract<SettingsOutcome, { ok: false }>> {
  const current = await loadSettings(edit.tx)
  const checked = await checkSettingChanges(edit.tx, texts)
  if (!checked.ok) return { ok: false, reason: 'invalid', errors: checked.errors }
  for (const [name, text] of Object.entries({ ...texts, ...followCountry(current, checked.settings) })) {
    const value = text.trim()
    if (!(await edit.update('setting', { name }, { value }))) await edit.insert('setting', { name, value })
  }
  return { ok: true }
}
