import { removeStaffApp } from '../../commerce/staff/sign-in/staff-code.server.ts'
import { officeAccountMessages } from '../../messages/office/account.ts'
import { acceptForm } from '../../web/requests/accept-form.server.ts'
import { onlyFormsHere } from '../../web/requests/only-forms-here.ts'
import { shopContext, staffContext } from '../../web/shop/context.ts'
import { allow } from '../../web/staff/allow.server.ts'
import { redirectWithNotice } from '../notices/notice.server.ts'
import type { Route } from './+types/remove-app.ts'

export const middleware = [allow('office.use', { fresh: true }), acceptForm({})]

export const loader = onlyFormsHere

export async function action({ request, context }: Route.ActionArgs) {
  const isRemoved = await removeStaffApp(
    context.get(shopContext).db,
    context.get(staffContext).id,
    new Date(),
  )
  const { removed, lastWayIn } = officeAccountMessages
  return redirectWithNotice(request, '/office/settings/account', { text: isRemoved ? removed : lastWayIn })
}
