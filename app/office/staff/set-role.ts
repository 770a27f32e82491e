import { idField } from '../../commerce/input/number-fields.server.ts'
import { choiceField } from '../../commerce/input/text-fields.server.ts'
import { setStaffRole } from '../../commerce/staff/members/staff-members.server.ts'
import { roles } from '../../commerce/staff/role.ts'
import { roleMessages } from '../../messages/office/roles.ts'
import { officeStaffMessages } from '../../messages/office/staff.ts'
import { acceptForm } from '../../web/requests/accept-form.server.ts'
import { onlyFormsHere } from '../../web/requests/only-forms-here.ts'
import { readInput, refuseInput } from '../../web/requests/read-input.server.ts'
import { shopContext, staffContext } from '../../web/shop/context.ts'
import { allow } from '../../web/staff/allow.server.ts'
import { redirectWithNotice } from '../notices/notice.server.ts'
import type { Route } from './+types/set-role.ts'
import { memberNotice } from './member-notice.server.ts'

const fields = { staff: idField, role: choiceField(roles) }

export const middleware = [allow('staff.manage', { fresh: true }), acceptForm(fields)]

export const loader = onlyFormsHere

/** Gives somebody another role. */
export async function action(args: Route.ActionArgs) {
  const input = await readInput(args, fields)
  if (!input.ok) return refuseInput(args)
  const { request, context } = args
  const { staff, role } = input.values
  const { roleChanged, changedReason } = officeStaffMessages
  const change = { staffId: staff, role, by: context.get(staffContext).name, reason: changedReason }
  const { db } = context.get(shopContext)
  const outcome = await setStaffRole(db, change, new Date())
  const notice = await memberNotice(db, staff, outcome, name => roleChanged(name, roleMessages[role]))
  return redirectWithNotice(request, '/office/settings/staff', notice)
}
