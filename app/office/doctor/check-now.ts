import { setTimeout } from 'node:timers/promises'
import { doctorMessages as texts } from '../../messages/office/doctor.ts'
import { acceptForm } from '../../web/requests/accept-form.server.ts'
import { shopContext } from '../../web/shop/context.ts'
import { allow } from '../../web/staff/allow.server.ts'
import { redirectWithNotice } from '../notices/notice.server.ts'
import type { Route } from './+types/check-now.ts'

export const middleware = [allow('settings.edit'), acceptForm({})]

/** How long a form waits; a large shop takes longer. In milliseconds. */
const maxWait = 5000

/** Runs every check. */
export async function action({ request, context }: Route.ActionArgs) {
  const { doctor } = context.get(shopContext)
  const checking = doctor.checkNow().then(() => true)
  // The next page says what it found, even if it fails by then.
  checking.catch(() => {})
  const isDone = await Promise.race([checking, setTimeout(maxWait, false, { ref: false })])
  return redirectWithNotice(request, '/office/doctor', { text: isDone ? texts.checked : texts.goesOn })
}
