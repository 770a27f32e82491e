import { data } from 'react-router'
import {
  findSettingTopic,
  isPaymentTopic,
  type SettingTopic,
  settingTopicNames,
} from '#commerce/running/settings/setting-topics.ts'
import { officeSettingsMessages as texts } from '#messages/office/settings.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { allow } from '#web/staff/allow.server.ts'
import { PageHead } from '../ui/page-head.tsx'
import type { Route } from './+types/topic-page.ts'
import { TopicForm } from './topic-form.tsx'
import { loadTopic, saveTopic, topicFields, topicForm } from './topic-page.server.ts'

const fields = topicFields(settingTopicNames.filter(topic => !isPaymentTopic(topic)))

export const middleware = [allow('settings.edit'), acceptForm(fields, topicForm)]

export function loader(args: Route.LoaderArgs) {
  return loadTopic(args, topicOf(args.params))
}

export function action(args: Route.ActionArgs) {
  return saveTopic(args, topicOf(args.params))
}

/** Payment settings have a page of their own, with another permission. */
function topicOf({ topic: name }: { topic: string }): SettingTopic {
  const topic = findSettingTopic(name)
  if (!topic || isPaymentTopic(topic)) throw data(null, { status: 404 })
  return topic
}

/** The settings of a topic. */
export default function TopicPage({ loaderData, actionData }: Route.ComponentProps) {
  const [title, intro] = texts.topics[loaderData.topic]
  return (
    <>
      <PageHead title={title} trail={[{ to: '/office/settings', label: texts.title }]} />
      <p className="soft">{intro}</p>
      <TopicForm {...loaderData} answer={actionData} />
    </>
  )
}
