import { data, href, Link } from 'react-router'
import { deleteBackInStockAlert } from '../../commerce/emails/back-in-stock/back-in-stock-alert-store.server.ts'
import { readBackInStockToken } from '../../commerce/emails/back-in-stock/back-in-stock-token.server.ts'
import { backInStockAlertMessages } from '../../messages/back-in-stock-alerts.ts'
import { sharedMessages } from '../../messages/shared.ts'
import { refuseTooMany } from '../../web/forms/visitor-form.server.ts'
import { shopContext } from '../../web/shop/context.ts'
import { pageMeta } from '../layout-data/page-meta.ts'
import type { Route } from './+types/unsubscribe-alert-page.ts'

/** Deletes an alert; mail programs post here for one-click unsubscribe (RFC 8058). Unknown tokens get the same response. */
export async function action({ context, params, request }: Route.ActionArgs) {
  if (request.method !== 'POST') throw data(null, { status: 405 })
  const tooMany = await refuseTooMany(request, context)
  if (tooMany) return tooMany
  const { db } = context.get(shopContext)
  const id = readBackInStockToken(db, params.token)
  if (id !== undefined) await deleteBackInStockAlert(db, id)
  return { isUnsubscribed: true }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: backInStockAlertMessages.alert })
}

export default function UnsubscribePage({ actionData }: Route.ComponentProps) {
  if (actionData)
    return (
      <div className="wrap message">
        <h1>{backInStockAlertMessages.unsubscribedTitle}</h1>
        <p role="status">{backInStockAlertMessages.unsubscribed}</p>
        <p className="message-ways">
          <Link className="button" to={href('/Shop/:category?')}>
            {sharedMessages.goToShop}
          </Link>
        </p>
      </div>
    )
  return (
    <div className="wrap message">
      <h1>{backInStockAlertMessages.unsubscribeTitle}</h1>
      <p>{backInStockAlertMessages.unsubscribeNote}</p>
      <form method="post" className="message-ways">
        <button type="submit" className="button">
          {backInStockAlertMessages.unsubscribe}
        </button>
      </form>
    </div>
  )
}
