import { idField } from '#commerce/editing/input/number-fields.server.ts'
import { inviteStaffAgain } from '#commerce/people/staff/members/staff-members.server.ts'
import { officeStaffMessages } from '#messages/office/staff.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { readInput, refuseInput } from '#web/requests/read-input.server.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { officeLinkUrl } from '#writing/emails/layout/email-urls.ts'
import { redirectWithNotice } from '../notices/notice.server.ts'
import type { Route } from './+types/invite-again-page.ts'
import { InvitationLink } from './invitation-link.tsx'

const fields = { staff: idField }

export const middleware = [allow('staff.manage', { fresh: true }), acceptForm(fields)]

export const headers = () => ({ 'Cache-Control': 'no-store' })

/** Makes a new link for somebody who hasn't signed in yet. */
export async function action(args: Route.ActionArgs) {
  const input = await readInput(args, fields)
  if (!input.ok) return refuseInput(args)
  const { request, context } = args
  const { db, sendsEmails } = context.get(shopContext)
  const invitation = { staffId: input.values.staff, inviter: context.get(staffContext).name }
  const invited = await inviteStaffAgain(db, invitation, new Date())
  const { sent, gone } = officeStaffMessages
  if (invited && !sendsEmails) {
    const { email, token } = invited
    return { email, link: officeLinkUrl(new URL(request.url).origin, token) }
  }
  return redirectWithNotice(request, '/office/settings/staff', { text: invited ? sent(invited.email) : gone })
}

/** Shows the link in a shop that can't email it. */
export default function InviteAgainPage({ actionData }: Route.ComponentProps) {
  return <InvitationLink made={actionData} />
}
