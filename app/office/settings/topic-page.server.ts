import { data, type RouterContextProvider } from 'react-router'
import { staffActor } from '#commerce/actor.ts'
import { editTopic, readTopic } from '#commerce/editing/edit-settings.server.ts'
import type { EditConflict } from '#commerce/editing/merge-edits.ts'
import type { InputFields } from '#commerce/input/field.server.ts'
import { typedField } from '#commerce/input/text-fields.server.ts'
import { type SettingDefinition, settingDefinitions } from '#commerce/settings/setting-definitions.ts'
import { type SettingTopic, settingTopics } from '#commerce/settings/setting-topics.ts'
import { officeSettingsMessages as texts } from '#messages/office/settings.ts'
import { settingRefusalTexts, settingTexts } from '#messages/settings.ts'
import { readInput, refuseInput } from '#web/requests/read-input.server.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { findAuthorName } from '../changes/author-name.server.ts'
import { redirectWithNotice } from '../notices/notice.server.ts'
import { readPictureWidths } from '../pictures/read-picture-widths.server.ts'
import type { SettingFieldData } from './setting-field.tsx'
import { optionsOf } from './setting-options.server.ts'

/** Longer than any setting, so that its schema says what is too long. */
const maxTyped = 6000

/** More than the longest texts of a topic, twice, as a form encodes them. */
export const maxTopicBytes = 256 * 1024

/** Each setting with what the form had shown and, after a conflict, the choice. */
export function topicFields(topics: readonly SettingTopic[]): InputFields {
  const names = topics.flatMap(topic => settingTopics[topic].map(key => settingDefinitions[key].name))
  const field = typedField({ max: maxTyped })
  return Object.fromEntries(
    names.flatMap(name => [
      [name, field],
      [`was.${name}`, field],
      [`keep.${name}`, field],
    ]),
  )
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
  const sent = input.values as Record<string, string | undefined>
  const names = settingTopics[topic].map(key => settingDefinitions[key].name)
  const pick = (prefix: string) =>
    Object.fromEntries(
      names.flatMap(name => (sent[prefix + name] === undefined ? [] : [[name, sent[prefix + name]!]])),
    )
  const base = pick('was.')
  const typed = pick('')
  const mine = { ...typed }
  for (const name of names)
    if (sent[`keep.${name}`] === 'theirs' && base[name] !== undefined) mine[name] = base[name]
  const { request, context } = args
  const { db } = context.get(shopContext)
  const actor = staffActor(context.get(staffContext))
  const origin = { actor, reason: '', cause: 'form', now: new Date() } as const
  const saved = await editTopic(db, origin, topic, { base, mine })
  if (!saved.ok && saved.reason === 'conflict') {
    const { merged, conflicts, theirs } = saved
    const by = await authorsOf(args, conflicts)
    return data({ typed: merged, base: theirs, errors: {}, conflicts, by }, { status: 409 })
  }
  if (!saved.ok) {
    const errors = Object.fromEntries(
      Object.entries(saved.refusals).map(([name, { reason, params }]) => [
        name,
        (settingRefusalTexts[reason] as (params: object) => string)(params),
      ]),
    )
    return data({ typed, base, errors, conflicts: [], by: {} }, { status: 400 })
  }
  const { changeSet } = saved
  const text = changeSet === null ? texts.unchanged : texts.saved(changesOf(topic, base, mine))
  return redirectWithNotice(request, `/office/settings/${topic}`, { text, changeSet })
}

/** The settings that a form changed, with the values that it showed and sent. */
function changesOf(topic: SettingTopic, base: Record<string, string>, mine: Record<string, string>) {
  return settingTopics[topic].flatMap(key => {
    const { name } = settingDefinitions[key]
    const [before = '', after = ''] = [base[name]?.trim(), mine[name]?.trim()]
    const shown = (value: string) => texts.choices[value] ?? value
    return before === after
      ? []
      : [{ label: settingTexts[key].label, before: shown(before), after: shown(after) }]
  })
}

async function authorsOf(
  { context }: TopicArgs,
  conflicts: readonly EditConflict[],
): Promise<Record<string, string>> {
  const { db } = context.get(shopContext)
  const names: Record<string, string> = {}
  for (const { field } of conflicts) names[field] = await findAuthorName(db, 'setting', { name: field })
  return names
}
