import { data, href, Link } from 'react-router'
import { unsubscribeFromPriceAlerts } from '../../commerce/emails/price-alerts/subscribe-to-price-alerts.server.ts'
import { priceAlertMessages } from '../../messages/price-alerts.ts'
import { sharedMessages } from '../../messages/shared.ts'
import { refuseTooMany } from '../../web/forms/visitor-form.server.ts'
import { shopContext } from '../../web/shop/context.ts'
import { pageMeta } from '../layout-data/page-meta.ts'
import type { Route } from './+types/unsubscribe-page.ts'

/**
 * Unsubscribes without reading the body, which mail programs choose (RFC 8058, one-click). An unknown token gets the same
 * response.
 */
export async function action({ context, params, request }: Route.ActionArgs) {
  if (request.method !== 'POST') throw data(null, { status: 405 })
  const tooMany = await refuseTooMany(request, context)
  if (tooMany) return tooMany
  await unsubscribeFromPriceAlerts(context.get(shopContext).db, params.token)
  return { unsubscribed: true }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: priceAlertMessages.title })
}

export default function UnsubscribeFromPriceAlertsPage({ actionData }: Route.ComponentProps) {
  if (actionData)
    return (
      <div className="wrap message">
        <h1>{priceAlertMessages.unsubscribedTitle}</h1>
        <p role="status">{priceAlertMessages.unsubscribed}</p>
        <p className="message-ways">
          <Link className="button" to={href('/Shop/:category?')}>
            {sharedMessages.goToShop}
          </Link>
        </p>
      </div>
    )
  return (
    <div className="wrap message">
      <h1>{priceAlertMessages.unsubscribeTitle}</h1>
      <p>{priceAlertMessages.unsubscribeIntro}</p>
      <form method="post" className="message-ways">
        <button type="submit" className="button">
          {priceAlertMessages.unsubscribe}
        </button>
      </form>
    </div>
  )
}
