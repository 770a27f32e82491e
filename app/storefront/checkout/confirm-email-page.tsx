import { data, href, Link } from 'react-router'
import { confirmEmail } from '../../commerce/emails/confirmation/confirm-email.server.ts'
import { findEmailConfirmation } from '../../commerce/emails/confirmation/email-confirmation-store.server.ts'
import { hashToken } from '../../commerce/random-token.server.ts'
import { emailConfirmationMessages } from '../../messages/email-confirmation.ts'
import { refuseTooMany } from '../../web/forms/visitor-form.server.ts'
import { shopContext } from '../../web/shop/context.ts'
import { pageMeta } from '../layout-data/page-meta.ts'
import type { Route } from './+types/confirm-email-page.ts'

/** Opening the page doesn't confirm: email scanners open every link. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await findEmailConfirmation(context.get(shopContext).db, hashToken(params.token))
  if (!found) throw data(null, { status: 404 })
  return data({ confirmed: found.confirmedAt !== null }, { headers: { 'Cache-Control': 'no-store' } })
}

export async function action({ context, params, request }: Route.ActionArgs) {
  if (request.method !== 'POST') throw data(null, { status: 405 })
  const tooMany = await refuseTooMany(request, context)
  if (tooMany) return tooMany
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
  if (loaderData.confirmed)
    return (
      <div className="wrap message">
        <h1>{emailConfirmationMessages.confirmed}</h1>
        <p role="status">{emailConfirmationMessages.goBack}</p>
        <p className="message-ways">
          <Link className="button" to={href('/checkout')}>
            {emailConfirmationMessages.goToCheckout}
          </Link>
        </p>
      </div>
    )
  return (
    <div className="wrap message">
      <h1>{emailConfirmationMessages.title}</h1>
      <p>{emailConfirmationMessages.onlyIfYou}</p>
      <form method="post" className="message-ways">
        <button type="submit" className="button">
          {emailConfirmationMessages.confirm}
        </button>
      </form>
    </div>
  )
}
