import type { Db, Tx } from '#db/schema/schema.ts'
import { writeSettings } from '../running/settings/change-settings.server.ts'
import { type SettingDefinition, settingDefinitions } from '../running/settings/setting-definitions.ts'
import type { SettingRefusal } from '../running/settings/setting-schema.ts'
import { lockSettingRows, readSettingRows } from '../running/settings/setting-store.server.ts'
import { type SettingTopic, settingTopics } from '../running/settings/setting-topics.ts'
import { change } from './changes/change.server.ts'
import type { ChangeOrigin } from './changes/change-set.ts'
import { ChangeRefused } from './changes/change-set.ts'
import { type EditsInConflict, mergeEdits, type SentEdits } from './merge-edits.ts'

/** The settings of a topic as people write them, by setting name. */
export async function readTopic(db: Db | Tx, topic: SettingTopic): Promise<Record<string, string>> {
  return topicTexts(topic, await readSettingRows(db))
}

export type TopicOutcome =
  | { ok: true; changeSet: number | null }
  | EditsInConflict
  /** By the names of the settings. */
  | { ok: false; reason: 'invalid'; refusals: Record<string, SettingRefusal> }

/** Saves a form that showed `base` and came back as `mine`, together with what others saved meanwhile. */
export async function editTopic(
  db: Db,
  origin: ChangeOrigin,
  topic: SettingTopic,
  edits: SentEdits,
): Promise<TopicOutcome> {
  const changed = await change(db, origin, async edit => {
    const theirs = topicTexts(topic, await lockSettingRows(edit.tx, topicNames(topic)))
    const { merged, conflicts } = mergeEdits({ ...edits, theirs })
    if (conflicts.length > 0) return { ok: false, reason: 'conflict', merged, conflicts, theirs } as const
    const different = Object.entries(merged).filter(([name, text]) => text.trim() !== theirs[name])
    const written = await writeSettings(edit, Object.fromEntries(different))
    if (!written.ok) return { ...written, reason: 'invalid' } as const
    return { ok: true } as const
  })
  if (changed.ok) return { ok: true, changeSet: changed.changeSet }
  if ('refusals' in changed || 'conflicts' in changed) return changed
  throw new ChangeRefused(changed)
}

function topicTexts(topic: SettingTopic, rows: readonly { name: string; value: string }[]) {
  const texts = new Map(rows.map(({ name, value }) => [name, value]))
  const definitions: SettingDefinition<unknown>[] = settingTopics[topic].map(key => settingDefinitions[key])
  return Object.fromEntries(definitions.map(one => [one.name, texts.get(one.name) ?? one.default]))
}

function topicNames(topic: SettingTopic): string[] {
  return settingTopics[topic].map(key => settingDefinitions[key].name)
}
