import { staffActor } from '../../commerce/actor.ts'
import { fixNames } from '../../commerce/doctor/fix.ts'
import { applyFix } from '../../commerce/doctor/fixes.server.ts'
import { doctorMessages as texts } from '../../messages/office/doctor.ts'
import { acceptForm } from '../../web/requests/accept-form.server.ts'
import { shopContext, staffContext } from '../../web/shop/context.ts'
import { allow } from '../../web/staff/allow.server.ts'
import { redirectWithNotice } from '../notices/notice.server.ts'
import type { Route } from './+types/apply-fix.ts'
import { fixNotice } from './fix-notice.ts'
import { testRecipient } from './test-recipient.server.ts'

export const middleware = [allow('settings.edit'), acceptForm({})]

/** Mends what the doctor found. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const name = fixNames.find(one => one === params.fix)
  if (!name) throw new Response(null, { status: 404 })
  const shop = context.get(shopContext)
  const staff = context.get(staffContext)
  const email = await testRecipient(shop, staff)
  if (name === 'send-email' && email === '')
    return redirectWithNotice(request, '/office/doctor', { text: texts.noAddress })
  const origin = { actor: staffActor(staff.name), reason: texts.reasons.stock, email, now: new Date() }
  const fixed = await applyFix(shop.doctor, name, origin)
  return redirectWithNotice(request, '/office/doctor', {
    text: fixNotice(name, fixed, email),
    changeSet: fixed.changeSet ?? null,
  })
}
