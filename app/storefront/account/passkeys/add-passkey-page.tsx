import { data, href, Link, redirect } from 'react-router'
import {
  type AddPasskeyResult,
  addPasskey,
} from '#commerce/people/accounts/passkeys/account-passkeys.server.ts'
import { deviceName } from '#commerce/people/accounts/sessions/device-name.ts'
import { maxPasskeys } from '#commerce/people/passkeys/passkey.ts'
import { accountMessages } from '#messages/account.ts'
import { passkeyMessages } from '#messages/passkeys.ts'
import { passkeyFields, sentPasskey } from '#web/forms/passkey-form.server.ts'
import { withActionHeaders } from '#web/pages/action-headers.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { readInput, refuseInput } from '#web/requests/read-input.server.ts'
import { shopContext } from '#web/shop/context.ts'
import { pageMeta } from '../../layout-data/page-meta.ts'
import { AccountFormError } from '../account-form-error.tsx'
import { AccountFrame } from '../account-frame.tsx'
import { accountHeaders, loadSignedIn } from '../load-signed-in.server.ts'
import { AccountPasskeyButton } from '../passkey-button/account-passkey-button.tsx'
import { WithPasskeys } from '../passkey-button/with-passkeys.tsx'
import { requireFreshProof } from '../proof/require-fresh-proof.server.ts'
import type { Route } from './+types/add-passkey-page.ts'
import styles from './add-passkey-page.module.css'
import { withoutPasskeyNonce } from './answer-with-passkey.server.ts'

export const middleware = [acceptForm(passkeyFields)]

export async function loader(args: Route.LoaderArgs) {
  const { account } = await requireFreshProof(args)
  return data({ email: account.email }, { headers: await accountHeaders(args) })
}

/** The challenge was only given to a session with a fresh proof, so the answer needs no other. */
export async function action(args: Route.ActionArgs) {
  const { request, context } = args
  const input = await readInput(args, passkeyFields)
  if (!input.ok) throw refuseInput(args)
  const { account } = await loadSignedIn(args)
  const device = deviceName(request.headers.get('user-agent') ?? '')
  const sent = { ...sentPasskey(request, input.values.credential), device }
  const result = await addPasskey(context.get(shopContext).db, account, sent, new Date())
  if (!result.ok) return data(refusalText(result.reason), { status: 400 })
  const init = { status: 303, headers: await accountHeaders(args) }
  return withoutPasskeyNonce(request, redirect(`${href('/account/passkeys')}?done=added`, init))
}

function refusalText(reason: Extract<AddPasskeyResult, { ok: false }>['reason']): string {
  return reason === 'too-many'
    ? passkeyMessages.limit({ max: maxPasskeys })
    : passkeyMessages.refusals[reason]
}

export function headers(args: Route.HeadersArgs) {
  return withActionHeaders(args)
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: passkeyMessages.add })
}

export default function AddPasskeyPage({ loaderData: { email }, actionData }: Route.ComponentProps) {
  return (
    <AccountFrame current="devices" email={email}>
      <div className={styles.add}>
        <h2>{passkeyMessages.add}</h2>
        {actionData && <AccountFormError>{actionData}</AccountFormError>}
        <p>{passkeyMessages.addIntro}</p>
        <WithPasskeys otherwise={<p>{passkeyMessages.unavailable}</p>}>
          <AccountPasskeyButton purpose="create" action={href('/account/passkeys/add')}>
            {passkeyMessages.create}
          </AccountPasskeyButton>
        </WithPasskeys>
        <p>{passkeyMessages.byEmail}</p>
        <Link className="tall-link" to={href('/account/passkeys')}>
          {accountMessages.cancel}
        </Link>
      </div>
    </AccountFrame>
  )
}
