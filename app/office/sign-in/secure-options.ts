import { choiceField } from '#commerce/editing/input/text-fields.server.ts'
import { passkeySite } from '#commerce/people/accounts/passkeys/passkey-site.ts'
import {
  staffCreationOptions,
  staffRequestOptions,
} from '#commerce/people/staff/passkeys/staff-passkey-options.server.ts'
import { passkeyCookie, passkeyNonceFor } from '#web/forms/passkey-cookie.server.ts'
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

/** The options of `navigator.credentials` to create a passkey or to confirm with one, as JSON. */
export async function action(args: Route.ActionArgs) {
  const input = await readInput(args, fields)
  if (!input.ok) return refuseInput(args)
  const { request, context } = args
  const { db, settings } = context.get(shopContext)
  const staff = context.get(staffContext)
  const nonce = passkeyNonceFor(request)
  const browser = { nonce, site: passkeySite(request.url) }
  const isNew = input.values.purpose === 'create'
  if (isNew) requireStaffProof(staff, '/office/settings/account')
  const options = isNew
    ? await staffCreationOptions(db, staff, { ...browser, shopName: (await settings()).shopName }, new Date())
    : await staffRequestOptions(db, staff, browser, new Date())
  return Response.json(options, { headers: { 'Set-Cookie': passkeyCookie(request, nonce) } })
}
