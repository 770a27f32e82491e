import { data, href, Link } from 'react-router'
import { signInUse } from '#commerce/people/accounts/sign-in/code-use.ts'
import { signInWithCode } from '#commerce/people/accounts/sign-in/sign-in.server.ts'
import { signInMessages } from '#messages/sign-in.ts'
import { ResultPage } from '#ui/message/message-page.tsx'
import { withActionHeaders } from '#web/pages/action-headers.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { shopContext } from '#web/shop/context.ts'
import { pageMeta } from '../../layout-data/page-meta.ts'
import type { Route } from './+types/sign-in-page.ts'
import { CodeForm, SendAgain } from './code-form.tsx'
import { codeFields, enterCode, loadOpenCode } from './enter-code.server.ts'
import { returnPathOf, returnQueryOf } from './return-to.server.ts'
import styles from './sign-in.module.css'
import { readBrowser, signedInAnswer } from './sign-in-answer.server.ts'

export const middleware = [acceptForm(codeFields)]

/** Asks for the code that was emailed to this browser. */
export async function loader(args: Route.LoaderArgs) {
  const page = { ...(await loadOpenCode(args, signInUse)), query: returnQueryOf(args.request) }
  return data(page, { headers: { 'Cache-Control': 'no-store' } })
}

export async function action(args: Route.ActionArgs) {
  const { request, context } = args
  const { db } = context.get(shopContext)
  const browser = await readBrowser(args)
  const result = await enterCode(args, entered => signInWithCode(db, entered, browser, new Date()))
  if (!result.ok) return result.response
  return signedInAnswer(args, result.entered, { ...browser, to: returnPathOf(request) })
}

export function headers(args: Route.HeadersArgs) {
  return withActionHeaders(args)
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: signInMessages.sentTitle })
}

export default function SignInPage({ loaderData, actionData }: Route.ComponentProps) {
  const { email, reason, query, hasDemoInbox } = loaderData
  return email === undefined ? (
    <ResultPage title={signInMessages.title} text={reason}>
      <Link className="button" to={href('/account') + query}>
        {signInMessages.startAgain}
      </Link>
    </ResultPage>
  ) : (
    <CodeForm
      action={href('/account/sign-in') + query}
      email={email}
      note={signInMessages.codeNote}
      error={actionData}
      label={signInMessages.signIn}
      hasDemoInbox={hasDemoInbox}
    >
      <SendAgain action={href('/account') + query} email={email} />
      <Link className={styles.link} to={href('/account') + query} reloadDocument>
        {signInMessages.otherAddress}
      </Link>
    </CodeForm>
  )
}
