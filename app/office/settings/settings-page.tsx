import { Link } from 'react-router'
import { isPaymentTopic, settingTopicNames } from '../../commerce/settings/setting-topics.ts'
import { can } from '../../commerce/staff/role.ts'
import { officeRecordMessages } from '../../messages/office/records.ts'
import { officeSettingsMessages as texts } from '../../messages/office/settings.ts'
import { staffContext } from '../../web/shop/context.ts'
import { allow } from '../../web/staff/allow.server.ts'
import { officeRecordKinds } from '../records/office-record-kinds.ts'
import { Block } from '../ui/block.tsx'
import { PageHead } from '../ui/page-head.tsx'
import type { Route } from './+types/settings-page.ts'
import styles from './settings-page.module.css'

export const middleware = [allow('settings.read')]

export function loader({ context }: Route.LoaderArgs) {
  const { role } = context.get(staffContext)
  return {
    mayEdit: can(role, 'settings.edit'),
    mayEditPayments: can(role, 'settings.payments'),
    mayManageStaff: can(role, 'staff.manage'),
  }
}

/** Everything that can be set, by topic. */
export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  const { mayEdit, mayEditPayments, mayManageStaff } = loaderData
  const topics = settingTopicNames.filter(topic => (isPaymentTopic(topic) ? mayEditPayments : mayEdit))
  const kinds = officeRecordKinds.filter(({ isPayment }) => (isPayment ? mayEditPayments : mayEdit))
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
      <Block title={texts.recordsTitle}>
        <LinkList
          links={kinds.map(({ path }) => {
            const { title, intro } = officeRecordMessages.kinds[path]
            return { to: `/office/settings/${path}`, label: title, text: intro }
          })}
        />
      </Block>
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

function LinkList({ links }: { links: readonly { to: string; label: string; text: string }[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ to, label, text }) => (
        <li key={to} data-row>
          <Link to={to} data-row-link>
            <b>{label}</b>
            <span className="muted">{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
