import { unsubscribeFromPriceAlerts } from '#commerce/people/alerts/subscribe-to-price-alerts.server.ts'
import { priceAlertMessages } from '#messages/price-alerts.ts'
import { GoToShop } from '#ui/message/go-to-shop.tsx'
import { QuestionPage, ResultPage } from '#ui/message/message-page.tsx'
import { acceptForm, oneClickTypes } from '#web/requests/accept-form.server.ts'
import { shopContext } from '#web/shop/context.ts'
import { pageMeta } from '../layout-data/page-meta.ts'
import type { Route } from './+types/unsubscribe-page.ts'

export const middleware = [acceptForm({}, { contentTypes: oneClickTypes })]

/**
 * Unsubscribes without reading the body, which mail programs choose (RFC 8058, one-click). An unknown token gets the same
 * response.
 */
export async function action({ context, params }: Route.ActionArgs) {
  await unsubscribeFromPriceAlerts(context.get(shopContext).db, params.token)
  return { unsubscribed: true }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: priceAlertMessages.title })
}

export default function UnsubscribeFromPriceAlertsPage({ actionData }: Route.ComponentProps) {
  return actionData ? (
    <ResultPage title={priceAlertMessages.unsubscribedTitle} text={priceAlertMessages.unsubscribed}>
      <GoToShop />
    </ResultPage>
  ) : (
    <QuestionPage
      title={priceAlertMessages.unsubscribeTitle}
      text={priceAlertMessages.unsubscribeIntro}
      button={priceAlertMessages.unsubscribe}
    />
  )
}
