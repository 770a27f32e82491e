import { data, href } from 'react-router'
import { signInWithPasskey } from '#commerce/people/accounts/passkeys/account-passkeys.server.ts'
import { passkeyMessages } from '#messages/passkeys.ts'
import { passkeyFields } from '#web/forms/passkey-form.server.ts'
import { withActionHeaders } from '#web/pages/action-headers.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { shopContext } from '#web/shop/context.ts'
import { pageMeta } from '../../layout-data/page-meta.ts'
import { returnPathOf, returnQueryOf } from '../sign-in/return-to.server.ts'
import { readBrowser, signedInAnswer } from '../sign-in/sign-in-answer.server.ts'
import type { Route } from './+types/sign-in-with-passkey-page.ts'
import { answerWithPasskey, withoutPasskeyNonce } from './answer-with-passkey.server.ts'
import { PasskeyRefused } from './passkey-refused.tsx'

export const middleware = [acceptForm(passkeyFields)]

export function loader({ request }: Route.LoaderArgs) {
  return data({ query: returnQueryOf(request) }, { headers: { 'Cache-Control': 'no-store' } })
}

export async function action(args: Route.ActionArgs) {
  const { request, context } = args
  const { db } = context.get(shopContext)
  const browser = await readBrowser(args)
  const result = await answerWithPasskey(args, sent => signInWithPasskey(db, sent, browser, new Date()))
  if (!result.ok) return result.response
  const answer = await signedInAnswer(args, result, { ...browser, to: returnPathOf(request) })
  return withoutPasskeyNonce(request, answer)
}

export function headers(args: Route.HeadersArgs) {
  return withActionHeaders(args)
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: passkeyMessages.notSignedIn })
}

/** Only shown when a passkey was refused. */
export default function SignInWithPasskeyPage({ loaderData: { query }, actionData }: Route.ComponentProps) {
  return (
    <PasskeyRefused title={passkeyMessages.notSignedIn} refused={actionData} to={href('/account') + query} />
  )
}
