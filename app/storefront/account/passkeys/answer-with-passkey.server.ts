import { data } from 'react-router'
import type { PasskeyProof, SentPasskey } from '#commerce/people/passkeys/sent-passkey.server.ts'
import { passkeyMessages } from '#messages/passkeys.ts'
import { sharedMessages } from '#messages/shared.ts'
import { passkeyCookie } from '#web/forms/passkey-cookie.server.ts'
import { passkeyFields, sentPasskey } from '#web/forms/passkey-form.server.ts'
import type { RouteRequest } from '#web/requests/accept-form.server.ts'
import { countForm } from '#web/requests/count-form.server.ts'
import { readInput, refuseInput } from '#web/requests/read-input.server.ts'
import type { RefusedPasskey } from './passkey-refused.tsx'

/** Takes a signature by a passkey. Returns what it proves, or the response that says why not. */
export async function answerWithPasskey<Proven extends { ok: true }>(
  args: RouteRequest,
  prove: (sent: SentPasskey) => Promise<Proven | Extract<PasskeyProof, { ok: false }>>,
) {
  const input = await readInput(args, passkeyFields)
  if (!input.ok) throw refuseInput(args)
  const wait = await countForm(args.context, 'codes')
  if (wait > 0) {
    const text = sharedMessages.tooManyAttempts({ seconds: wait })
    return refusal({ text }, { status: 429, headers: { 'Retry-After': String(wait) } })
  }
  const proven = await prove(sentPasskey(args.request, input.values.credential))
  if (proven.ok) return proven
  const text = passkeyMessages.refusals[proven.reason]
  return refusal({ text, unknownId: proven.credentialId }, { status: 400 })
}

function refusal(refused: RefusedPasskey, init: ResponseInit) {
  return { ok: false as const, response: data(refused, init) }
}

/** The passkey has done its work: the browser needs no nonce. */
export function withoutPasskeyNonce(request: Request, answer: Response): Response {
  answer.headers.append('Set-Cookie', passkeyCookie(request, ''))
  return answer
}
