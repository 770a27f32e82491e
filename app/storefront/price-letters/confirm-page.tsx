import { data, href, Link } from 'react-router'
import { confirmPriceLetters } from '../../commerce/price-letters/ask-for-prices.server.ts'
import { findByToken } from '../../commerce/price-letters/price-letter-store.server.ts'
import { shopContext } from '../../web/context.ts'
import { refuseTooMany } from '../../web/personal-form.server.ts'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/confirm-page.ts'

export { NotFound as ErrorBoundary } from '../error/not-found.tsx'

/** Opening the page says nothing yet: programs that look at mails open what they find in them. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await findByToken(context.get(shopContext).db, params.token)
  if (!found) throw data(null, { status: 404 })
  return data({ confirmed: found.confirmedAt !== null }, { headers: { 'Cache-Control': 'no-store' } })
}

export async function action({ context, params, request }: Route.ActionArgs) {
  if (request.method !== 'POST') throw data(null, { status: 405 })
  const tooMany = await refuseTooMany(request, context)
  if (tooMany) return tooMany
  await confirmPriceLetters(context.get(shopContext).db, params.token, new Date())
  return null
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Letters about prices' })
}

export default function ConfirmPage({ loaderData, params }: Route.ComponentProps) {
  if (loaderData.confirmed)
    return (
      <div className="wrap message">
        <h1>We write to you</h1>
        <p role="status">When something on your wish list costs less, you hear of it.</p>
        <p className="message-ways">
          <Link className="button" to={href('/Shop/:category?')}>
            Go to the shop
          </Link>
          <Link className="button quiet" to={href('/wishList/untell/:token', { token: params.token })}>
            No more letters
          </Link>
        </p>
      </div>
    )
  return (
    <div className="wrap message">
      <h1>Shall we write to you about prices?</h1>
      <p>When something on your wish list costs less. You can end it in each of these letters.</p>
      <form method="post" className="message-ways">
        <button type="submit" className="button">
          Yes, write to me
        </button>
      </form>
    </div>
  )
}
