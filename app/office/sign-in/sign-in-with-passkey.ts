import { signInWithStaffPasskey } from '#commerce/people/staff/passkeys/staff-passkeys.server.ts'
import { officeSignInMessages } from '#messages/office/sign-in.ts'
import { sentPasskey } from '#web/forms/passkey-form.server.ts'
import { refusalPage } from '#web/forms/refusal-page.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { onlyFormsHere } from '#web/requests/only-forms-here.ts'
import { readInput, refuseInput } from '#web/requests/read-input.server.ts'
import { shopContext } from '#web/shop/context.ts'
import type { Route } from './+types/sign-in-with-passkey.ts'
import {
  countStaffAttempt,
  enterOffice,
  officeReturnPath,
  staffBrowser,
  staffPasskeyFields,
} from './staff-answer.server.ts'

export const middleware = [acceptForm(staffPasskeyFields)]

export const loader = onlyFormsHere

/** Signs in with a browser's answer to a challenge. */
export async function action(args: Route.ActionArgs) {
  const input = await readInput(args, staffPasskeyFields)
  if (!input.ok) return refuseInput(args)
  const { request, context } = args
  const { credential, returnTo } = input.values
  const back = { to: '/office/sign-in', label: officeSignInMessages.title }
  const wait = await countStaffAttempt(args)
  if (wait !== undefined) return refusalPage(429, wait, {}, back)
  const { db } = context.get(shopContext)
  const sent = sentPasskey(request, credential)
  const result = await signInWithStaffPasskey(db, sent, staffBrowser(args), new Date())
  if (!result.ok) return refusalPage(400, officeSignInMessages.refusals[result.reason], {}, back)
  return enterOffice(request, result.token, officeReturnPath(returnTo, request))
}
