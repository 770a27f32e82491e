import { href } from 'react-router'
import { choiceField } from '#commerce/editing/input/text-fields.server.ts'
import { passkeyPurposes } from '#commerce/people/accounts/passkeys/passkey.ts'
import {
  passkeyCreationOptions,
  passkeyRequestOptions,
} from '#commerce/people/accounts/passkeys/passkey-options.server.ts'
import { passkeySite } from '#commerce/people/accounts/passkeys/passkey-site.ts'
import { passkeyCookie, passkeyNonceFor } from '#web/forms/passkey-cookie.server.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { onlyFormsHere } from '#web/requests/only-forms-here.ts'
import { readInput, refuseInput } from '#web/requests/read-input.server.ts'
import { shopContext } from '#web/shop/context.ts'
import { loadSignedIn } from '../load-signed-in.server.ts'
import { requireFreshProof } from '../proof/require-fresh-proof.server.ts'
import type { Route } from './+types/passkey-options.ts'

const fields = { purpose: choiceField(passkeyPurposes) }

export const middleware = [acceptForm(fields)]

export const loader = onlyFormsHere

/** The options of `navigator.credentials`, as JSON: a challenge for this browser and purpose. A redirect is JSON, too. */
export async function action(args: Route.ActionArgs) {
  const input = await readInput(args, fields)
  if (!input.ok) return refuseInput(args)
  const { request } = args
  const nonce = passkeyNonceFor(request)
  try {
    const options = await loadOptions(args, input.values.purpose, nonce)
    const headers = { 'Set-Cookie': passkeyCookie(request, nonce), 'Cache-Control': 'no-store' }
    return Response.json(options, { headers })
  } catch (thrown) {
    const to = thrown instanceof Response ? thrown.headers.get('location') : null
    if (to === null) throw thrown
    return Response.json({ to }, { status: 403, headers: { 'Cache-Control': 'no-store' } })
  }
}

async function loadOptions(args: Route.ActionArgs, purpose: (typeof passkeyPurposes)[number], nonce: string) {
  const { db, settings } = args.context.get(shopContext)
  const browser = { nonce, site: passkeySite(args.request.url) }
  if (purpose === 'sign-in') return passkeyRequestOptions(db, undefined, browser, new Date())
  if (purpose === 'confirm')
    return passkeyRequestOptions(db, (await loadSignedIn(args)).account, browser, new Date())
  const { account } = await requireFreshProof(args, href('/account/passkeys/add'))
  const { shopName } = await settings()
  return passkeyCreationOptions(db, account, { ...browser, shopName }, new Date())
}
