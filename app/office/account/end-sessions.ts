import { endOtherStaffSessions } from '../../commerce/staff/sessions/staff-session-list-store.server.ts'
import { officeAccountMessages } from '../../messages/office/account.ts'
import { acceptForm } from '../../web/requests/accept-form.server.ts'
import { onlyFormsHere } from '../../web/requests/only-forms-here.ts'
import { shopContext, staffContext } from '../../web/shop/context.ts'
import { allow } from '../../web/staff/allow.server.ts'
import { redirectWithNotice } from '../notices/notice.server.ts'
import type { Route } from './+types/end-sessions.ts'

export const middleware = [allow('office.use'), acceptForm({})]

export const loader = onlyFormsHere

/** Signs out all of one's own devices but this one. */
export async function action({ request, context }: Route.ActionArgs) {
  const { id, sessionId } = context.get(staffContext)
  await endOtherStaffSessions(context.get(shopContext).db, id, sessionId)
  return redirectWithNotice(request, '/office/settings/account', { text: officeAccountMessages.signedOut })
}
