import { confirmWithStaffPasskey } from '#commerce/people/staff/passkeys/staff-passkeys.server.ts'
import { officeSignInMessages } from '#messages/office/sign-in.ts'
import { sentPasskey } from '#web/forms/passkey-form.server.ts'
import { refusalPage } from '#web/forms/refusal-page.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { onlyFormsHere } from '#web/requests/only-forms-here.ts'
import { readInput, refuseInput } from '#web/requests/read-input.server.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { confirmPath } from '#web/staff/office-paths.server.ts'
import type { Route } from './+types/confirm-with-passkey.ts'
import { afterConfirming, carriedField, maxCarriedBytes } from './carried-form.server.ts'
import { countStaffAttempt, officeReturnPath, staffPasskeyFields } from './staff-answer.server.ts'

const fields = { ...staffPasskeyFields, carried: carriedField }

export const middleware = [allow('office.use'), acceptForm(fields, { maxBytes: 2 * maxCarriedBytes })]

export const loader = onlyFormsHere

/** Confirms the session with a browser's answer to a challenge. */
export async function action(args: Route.ActionArgs) {
  const input = await readInput(args, fields)
  if (!input.ok) return refuseInput(args)
  const { request, context } = args
  const staff = context.get(staffContext)
  const returnTo = officeReturnPath(input.values.returnTo, request)
  const back = { to: confirmPath(returnTo), label: officeSignInMessages.confirm.title }
  const wait = await countStaffAttempt(args)
  if (wait !== undefined) return refusalPage(429, wait, {}, back)
  const sent = sentPasskey(request, input.values.credential)
  const result = await confirmWithStaffPasskey(context.get(shopContext).db, staff, sent, new Date())
  if (!result.ok) return refusalPage(400, officeSignInMessages.refusals[result.reason], {}, back)
  return afterConfirming(request, result.token, input.values)
}
