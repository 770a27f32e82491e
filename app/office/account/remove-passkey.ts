import { idField } from '../../commerce/input/number-fields.server.ts'
import { removeStaffPasskey } from '../../commerce/staff/passkeys/staff-passkeys.server.ts'
import { officeAccountMessages } from '../../messages/office/account.ts'
import { acceptForm } from '../../web/requests/accept-form.server.ts'
import { onlyFormsHere } from '../../web/requests/only-forms-here.ts'
import { readInput, refuseInput } from '../../web/requests/read-input.server.ts'
import { shopContext, staffContext } from '../../web/shop/context.ts'
import { allow } from '../../web/staff/allow.server.ts'
import { redirectWithNotice } from '../notices/notice.server.ts'
import type { Route } from './+types/remove-passkey.ts'

const fields = { passkey: idField }

export const middleware = [allow('office.use', { fresh: true }), acceptForm(fields)]

export const loader = onlyFormsHere

export async function action(args: Route.ActionArgs) {
  const input = await readInput(args, fields)
  if (!input.ok) return refuseInput(args)
  const { request, context } = args
  const { db } = context.get(shopContext)
  const isRemoved = await removeStaffPasskey(
    db,
    context.get(staffContext).id,
    input.values.passkey,
    new Date(),
  )
  const { removed, lastWayIn } = officeAccountMessages
  return redirectWithNotice(request, '/office/settings/account', { text: isRemoved ? removed : lastWayIn })
}
