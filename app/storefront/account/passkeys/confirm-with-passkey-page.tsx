import { data, href } from 'react-router'
import { confirmWithPasskey } from '#commerce/people/accounts/passkeys/account-passkeys.server.ts'
import { passkeyMessages } from '#messages/passkeys.ts'
import { passkeyFields } from '#web/forms/passkey-form.server.ts'
import { withActionHeaders } from '#web/pages/action-headers.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { shopContext } from '#web/shop/context.ts'
import { pageMeta } from '../../layout-data/page-meta.ts'
import { accountHeaders, loadSignedIn } from '../load-signed-in.server.ts'
import { confirmedAnswer } from '../proof/confirmed-answer.server.ts'
import { returnQueryOf } from '../sign-in/return-to.server.ts'
import type { Route } from './+types/confirm-with-passkey-page.ts'
import { answerWithPasskey, withoutPasskeyNonce } from './answer-with-passkey.server.ts'
import { PasskeyRefused } from './passkey-refused.tsx'

export const middleware = [acceptForm(passkeyFields)]

export async function loader(args: Route.LoaderArgs) {
  await loadSignedIn(args)
  return data({ query: returnQueryOf(args.request) }, { headers: await accountHeaders(args) })
}

export async function action(args: Route.ActionArgs) {
  const { request, context } = args
  const { db } = context.get(shopContext)
  const result = await answerWithPasskey(args, async sent =>
    confirmWithPasskey(db, await loadSignedIn(args), sent, new Date()),
  )
  return result.ok ? withoutPasskeyNonce(request, confirmedAnswer(request, result.visitor)) : result.response
}

export function headers(args: Route.HeadersArgs) {
  return withActionHeaders(args)
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: passkeyMessages.notConfirmed })
}

/** Only shown when a passkey was refused. */
export default function ConfirmWithPasskeyPage({ loaderData: { query }, actionData }: Route.ComponentProps) {
  const to = href('/account/confirm') + query
  return <PasskeyRefused title={passkeyMessages.notConfirmed} refused={actionData} to={to} />
}
