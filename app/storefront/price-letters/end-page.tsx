import { data, href, Link } from 'react-router'
import { endPriceLetters } from '../../commerce/price-letters/ask-for-prices.server.ts'
import { shopContext } from '../../web/context.ts'
import { refuseTooMany } from '../../web/personal-form.server.ts'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/end-page.ts'

export { NotFound as ErrorBoundary } from '../error/not-found.tsx'

/**
 * Ends letters about prices. Mail programs send the form by themselves for one click in them, with a body of their own that need
 * not be read: RFC 8058. What was ended before, and what never was, is answered alike.
 */
export async function action({ context, params, request }: Route.ActionArgs) {
  if (request.method !== 'POST') throw data(null, { status: 405 })
  const tooMany = await refuseTooMany(request, context)
  if (tooMany) return tooMany
  await endPriceLetters(context.get(shopContext).db, params.token)
  return { ended: true }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Letters about prices' })
}

export default function EndPage({ actionData }: Route.ComponentProps) {
  if (actionData)
    return (
      <div className="wrap message">
        <h1>No more letters</h1>
        <p role="status">We write to you no more about prices, and have forgotten the address.</p>
        <p className="message-ways">
          <Link className="button" to={href('/Shop/:category?')}>
            Go to the shop
          </Link>
        </p>
      </div>
    )
  return (
    <div className="wrap message">
      <h1>No more letters about prices?</h1>
      <p>We then write to you no more when something on your wish list costs less.</p>
      <form method="post" className="message-ways">
        <button type="submit" className="button">
          End these letters
        </button>
      </form>
    </div>
  )
}
