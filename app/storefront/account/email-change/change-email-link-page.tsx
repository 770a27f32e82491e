import { data, href, Link } from 'react-router'
import { changeEmailWithLink } from '#commerce/people/accounts/email-change/change-email.server.ts'
import { changeEmailUse } from '#commerce/people/accounts/email-change/email-change.ts'
import { findLinkedEmail } from '#commerce/people/accounts/sign-in/sign-in-request-store.server.ts'
import { changeEmailMessages as messages } from '#messages/change-email.ts'
import { sharedMessages } from '#messages/shared.ts'
import { QuestionPage, ResultPage } from '#ui/message/message-page.tsx'
import { refusalPage } from '#web/forms/refusal-page.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { countForm } from '#web/requests/count-form.server.ts'
import { shopContext, signedInContext } from '#web/shop/context.ts'
import { pageMeta } from '../../layout-data/page-meta.ts'
import { privatePageHeaders } from '../../orders/load-order.server.ts'
import { loadSignedIn } from '../load-signed-in.server.ts'
import { confirmedAnswer } from '../proof/confirmed-answer.server.ts'
import type { Route } from './+types/change-email-link-page.ts'

export const middleware = [acceptForm({})]

/**
 * Works only where the account is signed in. Elsewhere, a stranger could have the owner of an address give it to an account of the
 * stranger's.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const signedIn = await context.get(signedInContext)()
  const { db } = context.get(shopContext)
  const email =
    signedIn && (await findLinkedEmail(db, changeEmailUse(signedIn.account), params.link, new Date()))
  return data({ email }, { status: email === undefined ? 404 : 200, headers: privatePageHeaders })
}

export async function action(args: Route.ActionArgs) {
  const { request, context, params } = args
  const wait = await countForm(context, 'codes')
  const again = { to: href('/account/settings/email'), label: messages.startAgain }
  if (wait > 0) {
    const retry = { 'Retry-After': String(wait) }
    return refusalPage(429, sharedMessages.tooManyAttempts({ seconds: wait }), retry, again)
  }
  const { db } = context.get(shopContext)
  const result = await changeEmailWithLink(db, await loadSignedIn(args), params.link, new Date())
  if (result.ok) return confirmedAnswer(request, result.visitor, `${href('/account/settings')}?changed`)
  if (result.reason === 'taken') return refusalPage(409, messages.taken, undefined, again)
  // The page says that the link no longer works.
  return data(null, { status: 404 })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: messages.title })
}

export default function ChangeEmailLinkPage({ loaderData: { email } }: Route.ComponentProps) {
  return email === undefined ? (
    <ResultPage title={messages.linkEndedTitle} text={messages.linkEnded}>
      <Link className="button" to={href('/account/settings/email')}>
        {messages.startAgain}
      </Link>
    </ResultPage>
  ) : (
    <QuestionPage title={messages.linkTitle} text={messages.linkText({ email })} button={messages.confirm} />
  )
}
