import { data, href, Link } from 'react-router'
import { confirmEmail } from '../../commerce/email-confirmation/confirm-email.server.ts'
import { findByTokenHash } from '../../commerce/email-confirmation/email-confirmation-store.server.ts'
import { hashOf } from '../../commerce/visitors/visitor-token.server.ts'
import { shopContext } from '../../web/context.ts'
import { refuseTooMany } from '../../web/personal-form.server.ts'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/confirm-email-page.ts'

export { NotFound as ErrorBoundary } from '../error/not-found.tsx'

/** Opening the page confirms nothing: mail scanners open every link. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await findByTokenHash(context.get(shopContext).db, hashOf(params.token))
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
  return pageMeta(matches, { title: 'Confirm your email' })
}

export default function ConfirmEmailPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.confirmed)
    return (
      <div className="wrap message">
        <h1>Your email is confirmed</h1>
        <p role="status">Go back to the checkout, in the browser where you started, and place your order.</p>
        <p className="message-ways">
          <Link className="button" to={href('/checkout')}>
            Go to checkout
          </Link>
        </p>
      </div>
    )
  return (
    <div className="wrap message">
      <h1>Confirm your email</h1>
      <p>Only confirm if you entered this email address at our checkout. If you didn't, close this page.</p>
      <form method="post" className="message-ways">
        <button type="submit" className="button">
          Confirm email
        </button>
      </form>
    </div>
  )
}
