import { data, href, Link } from 'react-router'
import { signInUse } from '#commerce/people/accounts/sign-in/code-use.ts'
import { signInWithLink } from '#commerce/people/accounts/sign-in/sign-in.server.ts'
import { findLinkedEmail } from '#commerce/people/accounts/sign-in/sign-in-request-store.server.ts'
import { sharedMessages } from '#messages/shared.ts'
import { signInMessages } from '#messages/sign-in.ts'
import { QuestionPage, ResultPage } from '#ui/message/message-page.tsx'
import { refusalPage } from '#web/forms/refusal-page.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { countForm } from '#web/requests/count-form.server.ts'
import { shopContext } from '#web/shop/context.ts'
import { pageMeta } from '../../layout-data/page-meta.ts'
import { privatePageHeaders } from '../../orders/load-order.server.ts'
import type { Route } from './+types/sign-in-link-page.ts'
import { readBrowser, signedInAnswer } from './sign-in-answer.server.ts'

export const middleware = [acceptForm({})]

/** Opening the page doesn't sign in: email scanners open every link. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const email = await findLinkedEmail(context.get(shopContext).db, signInUse, params.link, new Date())
  const status = email === undefined ? 404 : 200
  return data({ email }, { status, headers: privatePageHeaders })
}

export async function action(args: Route.ActionArgs) {
  const { context, params } = args
  const wait = await countForm(context, 'codes')
  if (wait > 0)
    return refusalPage(
      429,
      sharedMessages.tooManyAttempts({ seconds: wait }),
      { 'Retry-After': String(wait) },
      { to: href('/account'), label: signInMessages.startAgain },
    )
  const browser = await readBrowser(args)
  const result = await signInWithLink(context.get(shopContext).db, params.link, browser, new Date())
  if (result.ok) return signedInAnswer(args, result, { ...browser, to: href('/account') })
  // The page says that the link no longer works.
  return data(null, { status: 404 })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: signInMessages.title })
}

export default function SignInLinkPage({ loaderData: { email } }: Route.ComponentProps) {
  return email === undefined ? (
    <ResultPage title={signInMessages.linkEndedTitle} text={signInMessages.linkEnded}>
      <Link className="button" to={href('/account')}>
        {signInMessages.startAgain}
      </Link>
    </ResultPage>
  ) : (
    <QuestionPage
      title={signInMessages.linkTitle}
      text={signInMessages.linkText({ email })}
      button={signInMessages.signIn}
    />
  )
}
