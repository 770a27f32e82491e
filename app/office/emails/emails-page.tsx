import { type EmailGroup, emailGroups } from '#commerce/running/outbox/email-kinds.ts'
import { officeEmailMessages as texts } from '#messages/office/emails.ts'
import { officeSettingsMessages } from '#messages/office/settings.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { allow } from '#web/staff/allow.server.ts'
import { TopicForm } from '../settings/topic-form.tsx'
import { loadTopic, saveTopic, topicFields, topicForm } from '../settings/topic-page.server.ts'
import { Block } from '../ui/block.tsx'
import { LinkList } from '../ui/link-list.tsx'
import { PageHead } from '../ui/page-head.tsx'
import type { Route } from './+types/emails-page.ts'

export const middleware = [allow('settings.edit'), acceptForm(topicFields(['emails']), topicForm)]

export function loader(args: Route.LoaderArgs) {
  return loadTopic(args, 'emails')
}

export function action(args: Route.ActionArgs) {
  return saveTopic(args, 'emails')
}

const groups = Object.keys(emailGroups) as EmailGroup[]

/** Every email of the shop by its occasion, and the look of all of them. */
export default function EmailsPage({ loaderData, actionData }: Route.ComponentProps) {
  const [title, intro] = officeSettingsMessages.topics.emails
  return (
    <>
      <PageHead title={title} trail={[{ to: '/office/settings', label: officeSettingsMessages.title }]} />
      <p className="soft">{intro}</p>
      <Block title={texts.look}>
        <TopicForm {...loaderData} answer={actionData} />
      </Block>
      {groups.map(group => (
        <Block key={group} title={texts.groups[group]}>
          <LinkList
            links={emailGroups[group].map(kind => {
              const [label, text] = texts.kinds[kind]
              return { to: `/office/settings/emails/${kind}`, label, text }
            })}
          />
        </Block>
      ))}
    </>
  )
}
