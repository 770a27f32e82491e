import { choiceField } from '#commerce/editing/input/text-fields.server.ts'
import { requestOptions } from '#commerce/people/passkeys/passkey-options.server.ts'
import { ofStaff } from '#commerce/people/passkeys/passkey-owner.ts'
import { staffCreationOptions } from '#commerce/people/staff/passkeys/staff-passkeys.server.ts'
import { passkeyOptionsAnswer } from '#web/forms/passkey-form.server.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { onlyFormsHere } from '#web/requests/only-forms-here.ts'
import { readInput, refuseInput } from '#web/requests/read-input.server.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import type { Route } from './+types/secure-options.ts'
import { requireStaffProof } from './require-staff-proof.server.ts'

const fields = { purpose: choiceField(['create', 'confirm']) }

export const middleware = [allow('office.use', { unsecured: true }), acceptForm(fields)]

export const loader = onlyFormsHere

/** A challenge to create a passkey or to confirm with one. */
export async function action(args: Route.ActionArgs) {
  const input = await readInput(args, fields)
  if (!input.ok) return refuseInput(args)
  const { request, context } = args
  const { db, settings } = context.get(shopContext)
  const staff = context.get(staffContext)
  const isNew = input.values.purpose === 'create'
  if (isNew) requireStaffProof(staff, '/office/settings/account')
  return passkeyOptionsAnswer(request, async browser => {
    if (!isNew) return requestOptions(db, ofStaff(staff), browser, new Date())
    const { shopName } = await settings()
    return staffCreationOptions(db, staff, { ...browser, shopName }, new Date())
  })
}
