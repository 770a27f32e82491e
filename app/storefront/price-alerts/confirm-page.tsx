import { data, href, Link } from 'react-router'
import { findPriceAlertByToken } from '#commerce/people/alerts/price-alert-store.server.ts'
import { confirmPriceAlerts } from '#commerce/people/alerts/subscribe-to-price-alerts.server.ts'
import { sendsEmails } from '#messages/current-emails.ts'
import { priceAlertMessages } from '#messages/price-alerts.ts'
import { GoToShop } from '#ui/message/go-to-shop.tsx'
import { QuestionPage, ResultPage } from '#ui/message/message-page.tsx'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { shopContext } from '#web/shop/context.ts'
import { pageMeta } from '../layout-data/page-meta.ts'
import type { Route } from './+types/confirm-page.ts'

export const middleware = [acceptForm({})]

/** Opening the page confirms nothing, because mail scanners follow links. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const alert = await findPriceAlertByToken(context.get(shopContext).db, params.token)
  if (!alert) throw data(null, { status: 404 })
  return data({ confirmed: alert.confirmedAt !== null }, { headers: { 'Cache-Control': 'no-store' } })
}

export async function action({ context, params }: Route.ActionArgs) {
  await confirmPriceAlerts(context.get(shopContext).db, params.token, new Date())
  return null
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: priceAlertMessages.title })
}

export default function ConfirmPriceAlertsPage({ loaderData, params }: Route.ComponentProps) {
  const { title, confirmedTitle, confirmed, noEmails } = priceAlertMessages
  const sends = sendsEmails()
  return loaderData.confirmed || !sends ? (
    <ResultPage title={sends ? confirmedTitle : title} text={sends ? confirmed : noEmails}>
      <GoToShop />
      <Link className="button quiet" to={href('/price-alerts/unsubscribe/:token', { token: params.token })}>
        {priceAlertMessages.unsubscribe}
      </Link>
    </ResultPage>
  ) : (
    <QuestionPage
      title={priceAlertMessages.confirmTitle}
      text={priceAlertMessages.confirmIntro}
      button={priceAlertMessages.confirm}
    />
  )
}
