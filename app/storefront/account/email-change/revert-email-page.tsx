import { data, href, Link } from 'react-router'
import { revertDays } from '#commerce/people/accounts/email-change/email-change.ts'
import { findRevertibleChange } from '#commerce/people/accounts/email-change/email-change-store.server.ts'
import { revertEmailChange } from '#commerce/people/accounts/email-change/revert-email-change.server.ts'
import { changeEmailMessages as messages } from '#messages/change-email.ts'
import { contactMessages } from '#messages/contact.ts'
import { sharedMessages } from '#messages/shared.ts'
import { signInMessages } from '#messages/sign-in.ts'
import { QuestionPage, ResultPage } from '#ui/message/message-page.tsx'
import { refusalPage } from '#web/forms/refusal-page.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { countForm } from '#web/requests/count-form.server.ts'
import { shopContext } from '#web/shop/context.ts'
import { loadQuantityLimit } from '../../cart/load-cart.server.ts'
import { pageMeta } from '../../layout-data/page-meta.ts'
import { privatePageHeaders } from '../../orders/load-order.server.ts'
import type { Route } from './+types/revert-email-page.ts'

export const middleware = [acceptForm({})]

/** Opening the page reverts nothing: email scanners open every link. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const change = await findRevertibleChange(context.get(shopContext).db, params.token, new Date())
  const status = change ? 200 : 404
  return data({ email: change?.oldEmail }, { status, headers: privatePageHeaders })
}

export async function action({ context, params }: Route.ActionArgs) {
  const wait = await countForm(context, 'codes')
  if (wait > 0) {
    const retry = { 'Retry-After': String(wait) }
    return refusalPage(429, sharedMessages.tooManyAttempts({ seconds: wait }), retry)
  }
  const shop = context.get(shopContext)
  const isReverted = await revertEmailChange(shop.db, params.token, await loadQuantityLimit(shop), new Date())
  return data({ isReverted }, { status: isReverted ? 200 : 404 })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: messages.revertTitle })
}

export default function RevertEmailPage({ loaderData: { email }, actionData }: Route.ComponentProps) {
  if (actionData?.isReverted)
    return (
      <ResultPage title={messages.revertedTitle} text={messages.reverted}>
        <Link className="button" to={href('/account')} reloadDocument>
          {signInMessages.signIn}
        </Link>
      </ResultPage>
    )
  return email === undefined ? (
    <ResultPage title={messages.revertEndedTitle} text={messages.revertEnded({ days: revertDays })}>
      <Link className="button" to={href('/contact')}>
        {contactMessages.contactUs}
      </Link>
    </ResultPage>
  ) : (
    <QuestionPage
      title={messages.revertTitle}
      text={messages.revertText({ email })}
      button={messages.revert}
    />
  )
}
