import { data, Link } from 'react-router'
import { maxEmailLength } from '../../commerce/email-address.ts'
import { findAlertVariant } from '../../commerce/emails/back-in-stock/alert-request-store.server.ts'
import {
  type BackInStockRefusal,
  requestBackInStockAlert,
} from '../../commerce/emails/back-in-stock/request-back-in-stock-alert.server.ts'
import { backInStockAlertMessages } from '../../messages/back-in-stock-alerts.ts'
import { sharedMessages } from '../../messages/shared.ts'
import { formRefusals, readFormFields } from '../../web/forms/read-form.server.ts'
import { retryLater } from '../../web/forms/unavailable-response.server.ts'
import { readVisitor } from '../../web/forms/visitor-cookies.server.ts'
import { clientAddressContext, shopContext } from '../../web/shop/context.ts'
import { pageMeta } from '../layout-data/page-meta.ts'
import { variantUrl } from '../product-controls/variant-url.ts'
import type { Route } from './+types/back-in-stock-page.ts'
import { BackInStockForm } from './back-in-stock-form.tsx'
import type { BackInStockResult } from './back-in-stock-result.ts'

const statuses: Record<BackInStockRefusal, number> = {
  'no-email': 400,
  'bad-email': 400,
  'unknown-sku': 404,
  'in-stock': 409,
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const variant = await findAlertVariant(context.get(shopContext).db, params.sku)
  if (!variant) throw data(null, { status: 404 })
  return variant
}

export async function action(args: Route.ActionArgs) {
  const { request } = args
  if (request.method !== 'POST') throw data(null, { status: 405 })
  const read = await readFormFields(request, ['email'])
  if (!read.ok)
    return data<BackInStockResult>(
      { ok: false, reason: 'no-email', typed: '' },
      { status: formRefusals[read.reason] },
    )
  const { email = '' } = read.fields
  const typed = email.slice(0, maxEmailLength)
  return requestAlert(args, email, typed).catch(error =>
    retryLater<BackInStockResult>(error, { ok: false, reason: 'unavailable', typed }),
  )
}

async function requestAlert({ context, params, request }: Route.ActionArgs, email: string, typed: string) {
  const now = new Date()
  const { db, limits } = context.get(shopContext)
  const visitor = await readVisitor(request, db, now)
  const wait = limits.emails.wait(visitor?.id, context.get(clientAddressContext)(), now)
  if (wait > 0) {
    const headers = { 'Retry-After': String(wait) }
    return data<BackInStockResult>({ ok: false, reason: 'too-many', wait, typed }, { status: 429, headers })
  }
  const requested = await requestBackInStockAlert(db, params.sku, email, now)
  if (requested.ok) return data<BackInStockResult>(requested)
  return data<BackInStockResult>({ ...requested, typed }, { status: statuses[requested.reason] })
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(
    matches,
    loaderData && { title: backInStockAlertMessages.alertFor({ title: loaderData.title }) },
  )
}

/** For browsers without JavaScript; others stay on the product's page. */
export default function BackInStockPage({ loaderData, actionData }: Route.ComponentProps) {
  const { sku, title, slug, color, size, available } = loaderData
  const options = [color?.name, size?.name].filter(name => name !== undefined)
  return (
    <div className="wrap message">
      <h1>{title}</h1>
      {options.length > 0 && <p>{options.join(', ')}</p>}
      {available > 0 ? (
        <p>{backInStockAlertMessages.isBack}</p>
      ) : (
        <BackInStockForm sku={sku} result={actionData} />
      )}
      <p className="message-ways">
        <Link className="button quiet" to={variantUrl({ slug, color: color?.slug, size: size?.slug })}>
          {sharedMessages.backToProduct}
        </Link>
      </p>
    </div>
  )
}
