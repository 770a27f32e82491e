import { writeSettings } from '../../running/settings/change-settings.server.ts'
import { type SettingDefinition, settingDefinitions } from '../../running/settings/setting-definitions.ts'
import { lockSettingRows, readSettingRows } from '../../running/settings/setting-store.server.ts'
import { type SettingTopic, settingTopics } from '../../running/settings/setting-topics.ts'
import type { TextSet } from './edit-texts.server.ts'

/** The settings of a topic, by their names. */
export function topicTexts(topic: SettingTopic): TextSet {
  const definitions: SettingDefinition<unknown>[] = settingTopics[topic].map(key => settingDefinitions[key])
  const names = definitions.map(({ name }) => name)
  return {
    lock: tx => lockSettingRows(tx, names),
    async read(db) {
      const texts = new Map((await readSettingRows(db)).map(({ name, value }) => [name, value]))
      return Object.fromEntries(definitions.map(one => [one.name, texts.get(one.name) ?? one.default]))
    },
    write: writeSettings,
  }
}
