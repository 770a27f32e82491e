import { data } from 'react-router'
import { typedField } from '#commerce/editing/input/text-fields.server.ts'
import { parseSignInCode } from '#commerce/people/accounts/sign-in/code-rules.ts'
import type { CodeUse } from '#commerce/people/accounts/sign-in/code-use.ts'
import { findRequestedEmail } from '#commerce/people/accounts/sign-in/sign-in-request-store.server.ts'
import type { EmailedCodeRefusal, EnteredCode } from '#commerce/people/accounts/sign-in/take-code.server.ts'
import { changeEmailMessages } from '#messages/change-email.ts'
import { sharedMessages } from '#messages/shared.ts'
import { signInMessages } from '#messages/sign-in.ts'
import { readSignInNonce } from '#web/forms/sign-in-cookie.server.ts'
import type { RouteRequest } from '#web/requests/accept-form.server.ts'
import { countForm } from '#web/requests/count-form.server.ts'
import { readInput, refuseInput } from '#web/requests/read-input.server.ts'
import { shopContext } from '#web/shop/context.ts'
import { hasDemoInbox } from '../../demo-inbox/has-demo-inbox.server.ts'

export const codeFields = { code: typedField({ max: 40 }) }

/** The address that this browser's code was emailed to; undefined with the reason if none is open. */
export async function loadOpenCode(args: RouteRequest & { request: Request }, use: CodeUse) {
  const nonce = readSignInNonce(args.request)
  const { db } = args.context.get(shopContext)
  const email = nonce === undefined ? undefined : await findRequestedEmail(db, use, nonce)
  const reason = nonce === undefined ? signInMessages.codeNotAsked : signInMessages.codeEnded
  return { email, reason, hasDemoInbox: await hasDemoInbox(args) }
}

/** Reads a typed code and uses it; a refusal is the text beside the field. */
export async function enterCode<Entered extends { ok: true }>(
  args: RouteRequest,
  use: (entered: EnteredCode) => Promise<Entered | EmailedCodeRefusal | { ok: false; reason: 'taken' }>,
) {
  const input = await readInput(args, codeFields)
  if (!input.ok) throw refuseInput(args)
  const wait = await countForm(args.context, 'codes')
  if (wait > 0)
    return refuse(sharedMessages.tooManyAttempts({ seconds: wait }), {
      status: 429,
      headers: { 'Retry-After': String(wait) },
    })
  const code = parseSignInCode(input.values.code ?? '')
  if (code === undefined) return refuse(signInMessages.enterCode)
  const result = await use({ nonce: readSignInNonce(args.request) ?? '', code })
  if (result.ok) return { ok: true as const, entered: result }
  if (result.reason === 'taken') return refuse(changeEmailMessages.taken, { status: 409 })
  return refuse(result.reason === 'wrong-code' ? signInMessages.wrongCode(result) : signInMessages.codeEnded)
}

function refuse(error: string, init: ResponseInit = { status: 400 }) {
  return { ok: false as const, response: data(error, init) }
}
