import { data, href, Link } from 'react-router'
import { typedField } from '#commerce/editing/input/text-fields.server.ts'
import { findAlertVariant } from '#commerce/people/alerts/alert-request-store.server.ts'
import {
  type BackInStockRefusal,
  requestBackInStockAlert,
} from '#commerce/people/alerts/request-back-in-stock-alert.server.ts'
import { maxEmailLength } from '#commerce/values/typed/max-email-length.ts'
import { backInStockAlertMessages } from '#messages/back-in-stock-alerts.ts'
import { sendsEmails } from '#messages/current-emails.ts'
import { sharedMessages } from '#messages/shared.ts'
import { ContactInstead } from '#ui/message/contact-instead.tsx'
import { retryLater } from '#web/forms/unavailable-response.server.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { countForm } from '#web/requests/count-form.server.ts'
import { readInput } from '#web/requests/read-input.server.ts'
import { requireEmails } from '#web/requests/require-emails.server.ts'
import { shopContext } from '#web/shop/context.ts'
import { DemoInboxLink } from '../demo-inbox/demo-inbox-link.tsx'
import { hasDemoInbox } from '../demo-inbox/has-demo-inbox.server.ts'
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

const fields = { email: typedField({ max: 2 * maxEmailLength }) }

export const middleware = [acceptForm(fields, { isCountedByAction: true })]

export async function loader(args: Route.LoaderArgs) {
  const { context, params } = args
  const variant = await findAlertVariant(context.get(shopContext).db, params.sku)
  if (!variant) throw data(null, { status: 404 })
  return { ...variant, hasDemoInbox: await hasDemoInbox(args) }
}

export async function action(args: Route.ActionArgs) {
  requireEmails(href('/back-in-stock/:sku', args.params))
  const input = await readInput(args, fields)
  const { email = '' } = input.typed
  const typed = email.slice(0, maxEmailLength)
  if (!input.ok) return data<BackInStockResult>({ ok: false, reason: 'bad-email', typed }, { status: 400 })
  return requestAlert(args, email, typed).catch(error =>
    retryLater<BackInStockResult>(error, { ok: false, reason: 'unavailable', typed }),
  )
}

async function requestAlert({ context, params }: Route.ActionArgs, email: string, typed: string) {
  const wait = await countForm(context, 'emails')
  if (wait > 0) {
    const headers = { 'Retry-After': String(wait) }
    return data<BackInStockResult>({ ok: false, reason: 'too-many', wait, typed }, { status: 429, headers })
  }
  const requested = await requestBackInStockAlert(context.get(shopContext).db, params.sku, email, new Date())
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
  const { sku, title, slug, choice, options, available, hasDemoInbox } = loaderData
  return (
    <div className="wrap message">
      <h1>{title}</h1>
      {options !== '' && <p>{options}</p>}
      {available > 0 ? (
        <p>{backInStockAlertMessages.isBack}</p>
      ) : !sendsEmails() ? (
        <ContactInstead text={backInStockAlertMessages.noEmails} />
      ) : (
        <BackInStockForm sku={sku} result={actionData} />
      )}
      <DemoInboxLink isShown={hasDemoInbox && actionData?.ok === true} />
      <p className="message-ways">
        <Link className="button quiet" to={variantUrl({ slug, choice })}>
          {sharedMessages.backToProduct}
        </Link>
      </p>
    </div>
  )
}
