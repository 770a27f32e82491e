import { data } from 'react-router'
import { choiceField, emailField, textField } from '#commerce/editing/input/text-fields.server.ts'
import { inviteStaff } from '#commerce/people/staff/members/staff-members.server.ts'
import { roles } from '#commerce/people/staff/role.ts'
import { readStaffList } from '#commerce/people/staff/staff-store.server.ts'
import { inputErrorText } from '#messages/input-errors.ts'
import { roleMessages } from '#messages/office/roles.ts'
import { officeStaffMessages } from '#messages/office/staff.ts'
import { formatShopMinute } from '#messages/shop-time.server.ts'
import { withActionHeaders } from '#web/pages/action-headers.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { readInput } from '#web/requests/read-input.server.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { officeLinkUrl } from '#writing/emails/layout/email-urls.ts'
import { redirectWithNotice } from '../notices/notice.server.ts'
import { Block, Facts } from '../ui/block.tsx'
import { PageHead } from '../ui/page-head.tsx'
import type { Route } from './+types/staff-page.ts'
import { InvitationLink } from './invitation-link.tsx'
import { InviteForm } from './invite-form.tsx'
import { StaffItem } from './staff-item.tsx'
import styles from './staff-page.module.css'

const fields = { name: textField({ min: 1, max: 60 }), email: emailField, role: choiceField(roles) }

export const middleware = [allow('staff.manage', { fresh: true }), acceptForm(fields)]

export async function loader({ context }: Route.LoaderArgs) {
  const reader = context.get(staffContext)
  const { db, sendsEmails } = context.get(shopContext)
  const members = (await readStaffList(db)).map(({ id, name, email, role, joinedAt, seenAt, isSecured }) => ({
    ...{ id, name, email: email ?? '', role, isSecured },
    isInvited: joinedAt === null,
    isYou: id === reader.id,
    seen: seenAt && formatShopMinute(seenAt),
  }))
  return { members, sendsEmails }
}

export const headers = withActionHeaders

export async function action(args: Route.ActionArgs) {
  const { request, context } = args
  const input = await readInput(args, fields)
  const { name = '', email = '', role = 'packer' } = input.typed
  const typed = { name, email, role }
  if (!input.ok) {
    const errors = Object.entries(input.errors).map(([name, error]) => [name, inputErrorText(error!)])
    return data({ typed, errors: Object.fromEntries(errors) as Record<string, string> }, { status: 400 })
  }
  const { db, sendsEmails } = context.get(shopContext)
  const inviter = context.get(staffContext).name
  const token = await inviteStaff(db, { ...input.values, inviter }, new Date())
  if (token === undefined)
    return data({ typed, errors: { email: officeStaffMessages.taken } }, { status: 409 })
  if (!sendsEmails) {
    const link = officeLinkUrl(new URL(request.url).origin, token)
    return data({ made: { email: input.values.email, link } }, { headers: { 'Cache-Control': 'no-store' } })
  }
  const text = officeStaffMessages.sent(input.values.email)
  return redirectWithNotice(request, '/office/settings/staff', { text })
}

/** Everybody who works in the shop, their roles, and the form that invites others. */
export default function StaffPage({ loaderData, actionData }: Route.ComponentProps) {
  const { members, sendsEmails } = loaderData
  const texts = officeStaffMessages
  if (actionData && 'made' in actionData) return <InvitationLink made={actionData.made} />
  return (
    <>
      <PageHead title={texts.title} note={members.length} />
      <ul className={styles.list} aria-label={texts.list}>
        {members.map(member => (
          <StaffItem key={member.id} {...{ member, sendsEmails }} />
        ))}
      </ul>
      <InviteForm sendsEmails={sendsEmails} typed={actionData?.typed} errors={actionData?.errors ?? {}} />
      <Block title={texts.rolesTitle}>
        <div className={styles.roles}>
          <Facts facts={roles.map(role => ({ label: roleMessages[role], value: texts.roles[role] }))} />
        </div>
      </Block>
    </>
  )
}
