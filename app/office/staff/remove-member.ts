import { idField } from '../../commerce/input/number-fields.server.ts'
import { removeStaff } from '../../commerce/staff/members/staff-members.server.ts'
import { officeStaffMessages } from '../../messages/office/staff.ts'
import { acceptForm } from '../../web/requests/accept-form.server.ts'
import { onlyFormsHere } from '../../web/requests/only-forms-here.ts'
import { readInput, refuseInput } from '../../web/requests/read-input.server.ts'
import { shopContext, staffContext } from '../../web/shop/context.ts'
import { allow } from '../../web/staff/allow.server.ts'
import { redirectWithNotice } from '../notices/notice.server.ts'
import type { Route } from './+types/remove-member.ts'
import { memberNotice } from './member-notice.server.ts'

const fields = { staff: idField }

export const middleware = [allow('staff.manage', { fresh: true }), acceptForm(fields)]

export const loader = onlyFormsHere

/** Removes somebody from the staff, and signs them out. */
export async function action(args: Route.ActionArgs) {
  const input = await readInput(args, fields)
  if (!input.ok) return refuseInput(args)
  const { request, context } = args
  const { staff } = input.values
  const { removed, removedReason } = officeStaffMessages
  const { db } = context.get(shopContext)
  const change = { staffId: staff, by: context.get(staffContext).name, reason: removedReason }
  const outcome = await removeStaff(db, change, new Date())
  const notice = await memberNotice(db, staff, outcome, removed)
  return redirectWithNotice(request, '/office/settings/staff', notice)
}
