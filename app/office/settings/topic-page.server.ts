import type { RouterContextProvider } from 'react-router'
import { editTopic, readTopic } from '#commerce/editing/edit-settings.server.ts'
import type { InputFields } from '#commerce/editing/input/field.server.ts'
import { typedField } from '#commerce/editing/input/text-fields.server.ts'
import type { SentEdits } from '#commerce/editing/merge-edits.ts'
import {
  findSettingKey,
  type SettingDefinition,
  settingDefinitions,
} from '#commerce/running/settings/setting-definitions.ts'
import { type SettingTopic, settingTopics } from '#commerce/running/settings/setting-topics.ts'
import { staffActor } from '#commerce/values/actor.ts'
import { officeSettingsMessages as texts } from '#messages/office/settings.ts'
import { settingRefusalTexts, settingTexts } from '#messages/settings.ts'
import { readInput, refuseInput } from '#web/requests/read-input.server.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { askAboutConflicts, refuseEdits } from '../edits/edit-answer.server.ts'
import { mergeFields, sentEdits } from '../edits/sent-edits.server.ts'
import { redirectWithNotice } from '../notices/notice.server.ts'
import { readPictureWidths } from '../pictures/read-picture-widths.server.ts'
import type { SettingFieldData } from './setting-field.tsx'
import { optionsOf } from './setting-options.server.ts'

/** Longer than any setting, so that its schema says what is too long. */
const maxTyped = 6000

/** More than the longest texts of a topic, twice, as a form encodes them. */
export const maxTopicBytes = 256 * 1024

/** Each setting, and what the form had shown. */
export function topicFields(topics: readonly SettingTopic[]): InputFields {
  const names = topics.flatMap(topic => settingTopics[topic].map(key => settingDefinitions[key].name))
  const field = typedField({ max: maxTyped })
  return { ...mergeFields, ...Object.fromEntries(names.map(name => [name, field])) }
}

interface TopicArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

export async function loadTopic({ context }: Pick<TopicArgs, 'context'>, topic: SettingTopic) {
  const { db } = context.get(shopContext)
  const values = await readTopic(db, topic)
  const pictureWidths = await readPictureWidths(db, Object.values(values))
  const settings = settingTopics[topic].map((key): SettingFieldData => {
    const { name, schema }: SettingDefinition<unknown> = settingDefinitions[key]
    const { label, help } = settingTexts[key]
    const hint = texts.hints[name] ?? help
    const input = schema.input ?? { kind: 'line', max: maxTyped }
    const shown = { name, label, help: hint, input, value: values[name]! }
    return input.kind === 'picture' ? { ...shown, pictureWidths } : { ...shown, options: optionsOf(name) }
  })
  return { topic, settings, staffId: context.get(staffContext).id }
}

/** Saves what is right and differs, and asks about what others changed meanwhile. */
export async function saveTopic(args: TopicArgs, topic: SettingTopic) {
  const fields = topicFields([topic])
  const input = await readInput(args, fields)
  if (!input.ok) return refuseInput(args)
  const sent = input.values as Record<string, unknown>
  const typed = settingTopics[topic].flatMap(key => {
    const { name } = settingDefinitions[key]
    return typeof sent[name] === 'string' ? [[name, sent[name]] as const] : []
  })
  const edits = sentEdits(sent, Object.fromEntries(typed))
  const { request, context } = args
  const { db } = context.get(shopContext)
  const actor = staffActor(context.get(staffContext))
  const origin = { actor, reason: '', cause: 'form', now: new Date() } as const
  const saved = await editTopic(db, origin, topic, edits)
  if (!saved.ok && saved.reason === 'conflict')
    return askAboutConflicts(db, saved, {
      label: name => settingTexts[findSettingKey(name)!].label,
      row: name => ['setting', { name }],
    })
  if (!saved.ok) {
    const errors = Object.fromEntries(
      Object.entries(saved.refusals).map(([name, { reason, params }]) => [
        name,
        (settingRefusalTexts[reason] as (params: object) => string)(params),
      ]),
    )
    return refuseEdits(edits, errors)
  }
  const { changeSet } = saved
  const text = changeSet === null ? texts.unchanged : texts.saved(changesOf(topic, edits))
  return redirectWithNotice(request, `/office/settings/${topic}`, { text, changeSet })
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
