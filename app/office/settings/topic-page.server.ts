import type { RouterContextProvider } from 'react-router'
import type { SentEdits } from '#commerce/editing/merge-edits.ts'
import { topicTexts } from '#commerce/editing/texts/topic-texts.server.ts'
import {
  findSettingKey,
  type SettingDefinition,
  settingDefinitions,
} from '#commerce/running/settings/setting-definitions.ts'
import { type SettingTopic, settingTopics } from '#commerce/running/settings/setting-topics.ts'
import { officeSettingsMessages as texts } from '#messages/office/settings.ts'
import { settingTexts } from '#messages/settings.ts'
import { readInput, refuseInput } from '#web/requests/read-input.server.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { maxTextSetBytes, saveTextSet, textSetFields } from '../edits/save-text-set.server.ts'
import { readPictureWidths } from '../pictures/read-picture-widths.server.ts'
import type { RecordControl } from '../records/fields/record-control.tsx'
import { settingControl } from './setting-control.server.ts'

export const topicForm = { maxBytes: maxTextSetBytes }

export function topicFields(topics: readonly SettingTopic[]) {
  return textSetFields(topics.flatMap(namesOf))
}

function namesOf(topic: SettingTopic): string[] {
  return settingTopics[topic].map(key => settingDefinitions[key].name)
}

interface TopicArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

export async function loadTopic({ context }: Pick<TopicArgs, 'context'>, topic: SettingTopic) {
  const { db } = context.get(shopContext)
  const values = await topicTexts(topic).read(db)
  const controls = settingTopics[topic].map((key): RecordControl => {
    const { name, field }: SettingDefinition<unknown> = settingDefinitions[key]
    const { label, help } = settingTexts[key]
    return {
      name,
      label,
      hint: texts.hints[name] ?? help,
      ...settingControl(field),
    }
  })
  const pictureWidths = await readPictureWidths(db, Object.values(values))
  return { topic, controls, values, pictureWidths, staffId: context.get(staffContext).id }
}

/** Saves what differs, or says why not. */
export async function saveTopic(args: TopicArgs, topic: SettingTopic) {
  const input = await readInput(args, topicFields([topic]))
  if (!input.ok) return refuseInput(args)
  return saveTextSet(args, input.values, {
    set: topicTexts(topic),
    names: namesOf(topic),
    label: name => settingTexts[findSettingKey(name)!].label,
    row: name => ['setting', { name }],
    savedText: edits => texts.saved(changesOf(topic, edits)),
    to: `/office/settings/${topic}`,
  })
}

/** The settings that a form changed, with the values that it showed and sent. */
function changesOf(topic: SettingTopic, { base, mine }: SentEdits) {
  return settingTopics[topic].flatMap(key => {
    const { name } = settingDefinitions[key]
    const [before = '', after = ''] = [base[name]?.trim(), mine[name]?.trim()]
    const shown = (value: string) => texts.choices[value] ?? value
    return before === after
      ? []
      : [{ label: settingTexts[key].label, before: shown(before), after: shown(after) }]
  })
}
