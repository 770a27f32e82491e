import { textField } from '#commerce/editing/input/text-fields.server.ts'
import type { AskingBrowser } from '#commerce/people/passkeys/passkey-options.server.ts'
import { passkeySite } from '#commerce/people/passkeys/passkey-site.ts'
import type { SentPasskey } from '#commerce/people/passkeys/sent-passkey.server.ts'
import { passkeyCookie, passkeyNonceFor, readPasskeyNonce } from './passkey-cookie.server.ts'

/** A browser's answer to a challenge, as JSON. The longest keys, of RSA, make it 3 KB long. */
export const passkeyFields = { credential: textField({ max: 8000 }) }

/** The answer in a form, with what it's checked against. */
export function sentPasskey(request: Request, credential: string): SentPasskey {
  return { sent: credential, nonce: readPasskeyNonce(request), site: passkeySite(request.url) }
}

/** Options of `navigator.credentials` as JSON: a challenge for this browser. */
export async function passkeyOptionsAnswer(
  request: Request,
  makeOptions: (browser: AskingBrowser) => Promise<object>,
): Promise<Response> {
  const nonce = passkeyNonceFor(request)
  const options = await makeOptions({ nonce, site: passkeySite(request.url) })
  const headers = { 'Set-Cookie': passkeyCookie(request, nonce), 'Cache-Control': 'no-store' }
  return Response.json(options, { headers })
}
