import { idField } from '../../commerce/input/number-fields.server.ts'
import { inviteStaffAgain } from '../../commerce/staff/members/staff-members.server.ts'
import { officeStaffMessages } from '../../messages/office/staff.ts'
import { acceptForm } from '../../web/requests/accept-form.server.ts'
import { onlyFormsHere } from '../../web/requests/only-forms-here.ts'
import { readInput, refuseInput } from '../../web/requests/read-input.server.ts'
import { shopContext, staffContext } from '../../web/shop/context.ts'
import { allow } from '../../web/staff/allow.server.ts'
import { redirectWithNotice } from '../notices/notice.server.ts'
import type { Route } from './+types/invite-again.ts'

const fields = { staff: idField }

export const middleware = [allow('staff.manage', { fresh: true }), acceptForm(fields)]

export const loader = onlyFormsHere

/** Emails a new link to somebody who hasn't signed in yet. */
export async function action(args: Route.ActionArgs) {
  const input = await readInput(args, fields)
  if (!input.ok) return refuseInput()
  const { request, context } = args
  const invitation = { staffId: input.values.staff, inviter: context.get(staffContext).name }
  const email = await inviteStaffAgain(context.get(shopContext).db, invitation, new Date())
  const { sent, gone } = officeStaffMessages
  return redirectWithNotice(request, '/office/settings/staff', {
    text: email === undefined ? gone : sent(email),
  })
}
