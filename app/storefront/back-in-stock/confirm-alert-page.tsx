import { data, href, Link } from 'react-router'
import {
  confirmBackInStockAlert,
  findBackInStockAlert,
} from '#commerce/people/alerts/back-in-stock-alert-store.server.ts'
import { readBackInStockToken } from '#commerce/people/alerts/back-in-stock-token.server.ts'
import { backInStockAlertMessages } from '#messages/back-in-stock-alerts.ts'
import { sendsEmails } from '#messages/current-emails.ts'
import { QuestionPage, ResultPage } from '#ui/message/message-page.tsx'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { shopContext } from '#web/shop/context.ts'
import { pageMeta } from '../layout-data/page-meta.ts'
import { variantUrl } from '../product-controls/variant-url.ts'
import type { Route } from './+types/confirm-alert-page.ts'

export const middleware = [acceptForm({})]

/** Opening the page confirms nothing, because mail scanners follow links. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db } = context.get(shopContext)
  const id = readBackInStockToken(db, params.token)
  const alert = id === undefined ? undefined : await findBackInStockAlert(db, id)
  if (!alert) throw data(null, { status: 404 })
  const { title, slug, choice, options, state } = alert
  const product = variantUrl({ slug, choice })
  return data({ title, options, product, state }, { headers: { 'Cache-Control': 'no-store' } })
}

export async function action({ context, params }: Route.ActionArgs) {
  const { db } = context.get(shopContext)
  const id = readBackInStockToken(db, params.token)
  if (id === undefined) throw data(null, { status: 404 })
  await confirmBackInStockAlert(db, id, new Date())
  return null
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: backInStockAlertMessages.alert })
}

export default function ConfirmAlertPage({ loaderData, params }: Route.ComponentProps) {
  const { title, options, product, state } = loaderData
  const name = options === '' ? title : `${title} (${options})`
  const willEmail = backInStockAlertMessages.willEmail({ name })
  if (state === 'unconfirmed' && sendsEmails())
    return (
      <QuestionPage
        title={backInStockAlertMessages.confirmTitle}
        text={willEmail}
        button={backInStockAlertMessages.confirmButton}
      />
    )
  const { sentTitle, onList, wasBack } = backInStockAlertMessages
  return (
    <ResultPage
      title={state === 'sent' ? sentTitle : sendsEmails() ? onList : backInStockAlertMessages.alert}
      text={
        state === 'sent' ? wasBack({ name }) : sendsEmails() ? willEmail : backInStockAlertMessages.noEmails
      }
    >
      <Link className="button" to={product}>
        {backInStockAlertMessages.viewProduct}
      </Link>
      <Link className="button quiet" to={href('/back-in-stock/unsubscribe/:token', { token: params.token })}>
        {backInStockAlertMessages.unsubscribe}
      </Link>
    </ResultPage>
  )
}
