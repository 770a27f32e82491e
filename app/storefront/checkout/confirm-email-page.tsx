import { data, href, Link } from 'react-router'
import { confirmEmail } from '#commerce/people/email-confirmation/confirm-email.server.ts'
import { findEmailConfirmation } from '#commerce/people/email-confirmation/email-confirmation-store.server.ts'
import { hashToken } from '#commerce/values/random-token.server.ts'
import { emailConfirmationMessages } from '#messages/email-confirmation.ts'
import { QuestionPage, ResultPage } from '#ui/message/message-page.tsx'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { shopContext } from '#web/shop/context.ts'
import { pageMeta } from '../layout-data/page-meta.ts'
import type { Route } from './+types/confirm-email-page.ts'

export const middleware = [acceptForm({})]

/** Opening the page doesn't confirm: email scanners open every link. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await findEmailConfirmation(context.get(shopContext).db, hashToken(params.token))
  if (!found) throw data(null, { status: 404 })
  return data({ confirmed: found.confirmedAt !== null }, { headers: { 'Cache-Control': 'no-store' } })
}

export async function action({ context, params }: Route.ActionArgs) {
  await confirmEmail(context.get(shopContext).db, params.token, new Date())
  return null
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: emailConfirmationMessages.title })
}

export default function ConfirmEmailPage({ loaderData }: Route.ComponentProps) {
  return loaderData.confirmed ? (
    <ResultPage title={emailConfirmationMessages.confirmed} text={emailConfirmationMessages.goBack}>
      <Link className="button" to={href('/checkout')}>
        {emailConfirmationMessages.goToCheckout}
      </Link>
    </ResultPage>
  ) : (
    <QuestionPage
      title={emailConfirmationMessages.title}
      text={emailConfirmationMessages.onlyIfYou}
      button={emailConfirmationMessages.confirm}
    />
  )
}
