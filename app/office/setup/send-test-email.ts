import { sendTestEmail } from '../../commerce/setup/try-setup.server.ts'
import { setupMessages as texts } from '../../messages/office/setup.ts'
import { acceptForm } from '../../web/requests/accept-form.server.ts'
import { shopContext, staffContext } from '../../web/shop/context.ts'
import { allow } from '../../web/staff/allow.server.ts'
import { redirectWithNotice } from '../notices/notice.server.ts'
import type { Route } from './+types/send-test-email.ts'

export const middleware = [allow('settings.edit'), acceptForm({})]

/** Sends an email to the staff member; the page then waits for the outbox. */
export async function action({ request, context }: Route.ActionArgs) {
  const { email } = context.get(staffContext)
  if (email === null) return redirectWithNotice(request, '/office/setup', { text: texts.noEmail })
  await sendTestEmail(context.get(shopContext).db, email, new Date())
  return redirectWithNotice(request, '/office/setup', { text: texts.sent(email) })
}
