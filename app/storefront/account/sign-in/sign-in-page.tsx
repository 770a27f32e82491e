import { data, href, Link } from 'react-router'
import { signInWithCode } from '../../../commerce/accounts/sign-in/sign-in.server.ts'
import { parseSignInCode } from '../../../commerce/accounts/sign-in/sign-in-limits.ts'
import { findRequestedEmail } from '../../../commerce/accounts/sign-in/sign-in-request-store.server.ts'
import { typedField } from '../../../commerce/input/text-fields.server.ts'
import { sharedMessages } from '../../../messages/shared.ts'
import { signInMessages } from '../../../messages/sign-in.ts'
import { ResultPage } from '../../../ui/message/message-page.tsx'
import { readSignInNonce } from '../../../web/forms/sign-in-cookie.server.ts'
import { withActionHeaders } from '../../../web/pages/action-headers.ts'
import { acceptForm } from '../../../web/requests/accept-form.server.ts'
import { countForm } from '../../../web/requests/count-form.server.ts'
import { readInput, refuseInput } from '../../../web/requests/read-input.server.ts'
import { shopContext } from '../../../web/shop/context.ts'
import { hasDemoInbox } from '../../demo-inbox/has-demo-inbox.server.ts'
import { pageMeta } from '../../layout-data/page-meta.ts'
import type { Route } from './+types/sign-in-page.ts'
import { CodeForm } from './code-form.tsx'
import { returnPathOf, returnQueryOf } from './return-to.server.ts'
import { readBrowser, signedInAnswer } from './sign-in-answer.server.ts'

const fields = { code: typedField({ max: 40 }) }

export const middleware = [acceptForm(fields)]

/** Asks for the code that was emailed to this browser. */
export async function loader(args: Route.LoaderArgs) {
  const { context, request } = args
  const nonce = readSignInNonce(request)
  const { db } = context.get(shopContext)
  const email = nonce === undefined ? undefined : await findRequestedEmail(db, nonce)
  const page = { email, query: returnQueryOf(request), hasDemoInbox: await hasDemoInbox(args) }
  return data(page, { headers: { 'Cache-Control': 'no-store' } })
}

export async function action(args: Route.ActionArgs) {
  const { request, context } = args
  const input = await readInput(args, fields)
  if (!input.ok) throw refuseInput()
  const wait = await countForm(context, 'codes')
  if (wait > 0)
    return data(sharedMessages.tooManyAttempts({ seconds: wait }), {
      status: 429,
      headers: { 'Retry-After': String(wait) },
    })
  const code = parseSignInCode(input.values.code ?? '')
  if (code === undefined) return data(signInMessages.enterCode, { status: 400 })
  const nonce = readSignInNonce(request) ?? ''
  const { db } = context.get(shopContext)
  const browser = await readBrowser(args)
  const result = await signInWithCode(db, { nonce, code }, browser, new Date())
  if (result.ok) return signedInAnswer(args, result, { ...browser, to: returnPathOf(request) })
  const error = result.reason === 'wrong-code' ? signInMessages.wrongCode(result) : signInMessages.codeEnded
  return data(error, { status: 400 })
}

export function headers(args: Route.HeadersArgs) {
  return withActionHeaders(args)
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: signInMessages.sentTitle })
}

export default function SignInPage({ loaderData, actionData }: Route.ComponentProps) {
  const { email, query, hasDemoInbox } = loaderData
  return email === undefined ? (
    <ResultPage title={signInMessages.title} text={signInMessages.codeEnded}>
      <Link className="button" to={href('/account') + query}>
        {signInMessages.startAgain}
      </Link>
    </ResultPage>
  ) : (
    <CodeForm email={email} query={query} error={actionData} hasDemoInbox={hasDemoInbox} />
  )
}
