import { data, href, Link } from 'react-router'
import { readAlertToken } from '../../commerce/mail/alert-token.server.ts'
import { removeAlert } from '../../commerce/stock/stock-alert-store.server.ts'
import { shopContext } from '../../web/context.ts'
import { refuseTooMany } from '../../web/personal-form.server.ts'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/unsubscribe-page.ts'

export { NotFound as ErrorBoundary } from '../error/not-found.tsx'

/**
 * Ends a back-in-stock alert. Mail programs send the form themselves for one click, with a body that need not be read: RFC 8058.
 * Unknown tokens and alerts that ended before are answered alike.
 */
export async function action({ context, params, request }: Route.ActionArgs) {
  if (request.method !== 'POST') throw data(null, { status: 405 })
  const tooMany = await refuseTooMany(request, context)
  if (tooMany) return tooMany
  const { db } = context.get(shopContext)
  const id = readAlertToken(db, params.token)
  if (id !== undefined) await removeAlert(db, id)
  return { ended: true }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Back-in-stock alert' })
}

export default function UnsubscribePage({ actionData }: Route.ComponentProps) {
  if (actionData)
    return (
      <div className="wrap message">
        <h1>You’re unsubscribed</h1>
        <p role="status">We won’t email you about this product. We’ve deleted your email address.</p>
        <p className="message-ways">
          <Link className="button" to={href('/Shop/:category?')}>
            Go to the shop
          </Link>
        </p>
      </div>
    )
  return (
    <div className="wrap message">
      <h1>Unsubscribe?</h1>
      <p>We won’t email you when this product is back in stock, and we’ll delete your email address.</p>
      <form method="post" className="message-ways">
        <button type="submit" className="button">
          Unsubscribe
        </button>
      </form>
    </div>
  )
}
