import { can } from '#commerce/people/staff/role.ts'
import { isPaymentTopic, settingTopicNames } from '#commerce/running/settings/setting-topics.ts'
import { officeSettingsMessages as texts } from '#messages/office/settings.ts'
import { staffContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { recordLinks } from '../records/record-links.server.ts'
import { Block } from '../ui/block.tsx'
import { LinkList } from '../ui/link-list.tsx'
import { PageHead } from '../ui/page-head.tsx'
import type { Route } from './+types/settings-page.ts'

export const middleware = [allow('settings.read')]

export function loader({ context }: Route.LoaderArgs) {
  const { role } = context.get(staffContext)
  return {
    mayEdit: can(role, 'settings.edit'),
    mayEditPayments: can(role, 'settings.payments'),
    mayManageStaff: can(role, 'staff.manage'),
    records: recordLinks('settings', role),
  }
}

/** Everything that can be set, by topic. */
export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  const { mayEdit, mayEditPayments, mayManageStaff, records } = loaderData
  const topics = settingTopicNames.filter(topic => (isPaymentTopic(topic) ? mayEditPayments : mayEdit))
  return (
    <>
      <PageHead title={texts.title} />
      <Block title={texts.topicsTitle}>
        <LinkList
          links={[
            ...(mayEdit ? [{ to: '/office/setup', label: texts.setup, text: texts.setupHint }] : []),
            ...topics.map(topic => ({
              to: `/office/settings/${topic}`,
              label: texts.topics[topic][0],
              text: texts.topics[topic][1],
            })),
          ]}
        />
      </Block>
      {records.length > 0 && (
        <Block title={texts.recordsTitle}>
          <LinkList links={records} />
        </Block>
      )}
      <Block title={texts.peopleTitle}>
        <LinkList
          links={(['staff', 'account'] as const)
            .filter(name => name === 'account' || mayManageStaff)
            .map(name => ({
              to: `/office/settings/${name}`,
              label: texts.people[name][0]!,
              text: texts.people[name][1]!,
            }))}
        />
      </Block>
    </>
  )
}
