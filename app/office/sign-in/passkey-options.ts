import { passkeySite } from '#commerce/people/accounts/passkeys/passkey-site.ts'
import { staffRequestOptions } from '#commerce/people/staff/passkeys/staff-passkey-options.server.ts'
import { passkeyCookie, passkeyNonceFor } from '#web/forms/passkey-cookie.server.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { onlyFormsHere } from '#web/requests/only-forms-here.ts'
import { shopContext } from '#web/shop/context.ts'
import type { Route } from './+types/passkey-options.ts'

export const middleware = [acceptForm({})]

export const loader = onlyFormsHere

/** The options of `navigator.credentials.get` to sign in, as JSON: a challenge for this browser. */
export async function action({ request, context }: Route.ActionArgs) {
  const nonce = passkeyNonceFor(request)
  const { db } = context.get(shopContext)
  const options = await staffRequestOptions(
    db,
    undefined,
    { nonce, site: passkeySite(request.url) },
    new Date(),
  )
  const headers = { 'Set-Cookie': passkeyCookie(request, nonce), 'Cache-Control': 'no-store' }
  return Response.json(options, { headers })
}
