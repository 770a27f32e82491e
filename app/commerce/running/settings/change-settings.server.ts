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

/** The EU and the EEA, by Directive 2011/83/EU, and the United Kingdom, by its Consumer Contracts Regulations 2013. */
const withdrawalCountries = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
)

/** The days in which the law of a country lets consumers withdraw from a purchase online; 0 if it has no such right. */
function legalWithdrawalDays(country: string): number {
  return withdrawalCountries.has(country) ? 14 : 0
}

/** A shop that moves follows the law of its new country, unless its merchant has chosen another period of withdrawal. */
function followCountry(before: Settings, after: Settings): Record<string, string> {
  const [from, to] = [before, after].map(({ country }) => legalWithdrawalDays(country))
  const isChosen = before.withdrawalDays !== from || after.withdrawalDays !== from
  return from === to || isChosen ? {} : { [settingDefinitions.withdrawalDays.name]: String(to) }
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
