import { idField } from '../../commerce/input/number-fields.server.ts'
import { endStaffSession } from '../../commerce/staff/sessions/staff-session-list-store.server.ts'
import { officeAccountMessages } from '../../messages/office/account.ts'
import { acceptForm } from '../../web/requests/accept-form.server.ts'
import { onlyFormsHere } from '../../web/requests/only-forms-here.ts'
import { readInput, refuseInput } from '../../web/requests/read-input.server.ts'
import { shopContext, staffContext } from '../../web/shop/context.ts'
import { allow } from '../../web/staff/allow.server.ts'
import { redirectWithNotice } from '../notices/notice.server.ts'
import type { Route } from './+types/end-session.ts'

const fields = { session: idField }

export const middleware = [allow('office.use'), acceptForm(fields)]

export const loader = onlyFormsHere

/** Signs out another of one's own devices. */
export async function action(args: Route.ActionArgs) {
  const input = await readInput(args, fields)
  if (!input.ok) return refuseInput(args)
  const { request, context } = args
  await endStaffSession(context.get(shopContext).db, context.get(staffContext).id, input.values.session)
  return redirectWithNotice(request, '/office/settings/account', { text: officeAccountMessages.signedOut })
}
