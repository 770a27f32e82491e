import { href } from 'react-router'
import { choiceField } from '#commerce/editing/input/text-fields.server.ts'
import { passkeyCreationOptions } from '#commerce/people/accounts/passkeys/account-passkeys.server.ts'
import { type PasskeyPurpose, passkeyPurposes } from '#commerce/people/passkeys/passkey.ts'
import { type AskingBrowser, requestOptions } from '#commerce/people/passkeys/passkey-options.server.ts'
import { ofAccount } from '#commerce/people/passkeys/passkey-owner.ts'
import { passkeyOptionsAnswer } from '#web/forms/passkey-form.server.ts'
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

/** A challenge for this purpose. A redirect is JSON, too. */
export async function action(args: Route.ActionArgs) {
  const input = await readInput(args, fields)
  if (!input.ok) return refuseInput(args)
  const { purpose } = input.values
  try {
    return await passkeyOptionsAnswer(args.request, browser => makeOptions(args, purpose, browser))
  } catch (thrown) {
    const to = thrown instanceof Response ? thrown.headers.get('location') : null
    if (to === null) throw thrown
    return Response.json({ to }, { status: 403, headers: { 'Cache-Control': 'no-store' } })
  }
}

async function makeOptions(args: Route.ActionArgs, purpose: PasskeyPurpose, browser: AskingBrowser) {
  const { db, settings } = args.context.get(shopContext)
  const now = new Date()
  if (purpose === 'sign-in') return requestOptions(db, { of: 'account', id: null }, browser, now)
  if (purpose === 'confirm')
    return requestOptions(db, ofAccount((await loadSignedIn(args)).account), browser, now)
  const { account } = await requireFreshProof(args, href('/account/passkeys/add'))
  const { shopName } = await settings()
  return passkeyCreationOptions(db, account, { ...browser, shopName }, now)
}
