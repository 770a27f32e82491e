import { data, Form, href, Link } from 'react-router'
import { maxEmailLength } from '../../commerce/email-address.ts'
import {
  type PriceAlertRefusal,
  subscribeToPriceAlerts,
} from '../../commerce/emails/price-alerts/subscribe-to-price-alerts.server.ts'
import { readWishLists } from '../../commerce/wish-lists/wish-list-store.server.ts'
import { priceAlertMessages } from '../../messages/price-alerts.ts'
import { sharedMessages } from '../../messages/shared.ts'
import { readFormFields } from '../../web/forms/read-form.server.ts'
import { retryLater } from '../../web/forms/unavailable-response.server.ts'
import { personalHeaders, readVisitor } from '../../web/forms/visitor-cookies.server.ts'
import { readVisitorForm, refuseForm } from '../../web/forms/visitor-form.server.ts'
import { withActionHeaders } from '../../web/pages/action-headers.ts'
import { clientAddressContext, shopContext } from '../../web/shop/context.ts'
import { pageMeta } from '../layout-data/page-meta.ts'
import type { Route } from './+types/subscribe-page.ts'
import styles from './subscribe-page.module.css'

/** The visitor's list to get alerts about. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { db } = context.get(shopContext)
  const visitor = await readVisitor(request, db, new Date())
  const lists = visitor ? await readWishLists(db, visitor.id) : []
  const list = lists.find(({ id }) => id === url.searchParams.get('list'))
  if (!list) throw data(null, { status: 404 })
  return data({ id: list.id, name: list.name }, { headers: personalHeaders(request, visitor, {}) })
}

/** A refusal returns the email as it was entered, for the field. */
type SubscribeResponse = { ok: true; confirmed: boolean } | { ok: false; message: string; email: string }

export async function action(args: Route.ActionArgs) {
  const copy = args.request.clone()
  return subscribe(args).catch(async error => {
    const form = await readFormFields(copy, ['email'])
    const email = ((form.ok && form.fields.email) || '').slice(0, maxEmailLength)
    return retryLater<SubscribeResponse>(error, { ok: false, message: sharedMessages.saveFailed, email })
  })
}

async function subscribe({ context, request }: Route.ActionArgs) {
  const now = new Date()
  const form = await readVisitorForm(request, context, ['list', 'email'], now)
  if (!form.ok && form.reason !== 'too-many') throw refuseForm(form.reason)
  if (!form.ok) return rateLimited(form.wait, form.typed.find(([name]) => name === 'email')?.[1] ?? '')
  const { db, limits } = context.get(shopContext)
  const { list = '', email = '' } = form.fields
  // Each request may send an email to someone who didn't ask for it.
  const wait = limits.emails.wait(form.visitor?.id, context.get(clientAddressContext)(), now)
  if (wait > 0) return rateLimited(wait, email)
  const result = await subscribeToPriceAlerts(db, form.visitor, { list, email }, now)
  return result.ok ? data<SubscribeResponse>(result) : refuseSubscription(result.reason, email)
}

function rateLimited(seconds: number, email: string) {
  return refused(sharedMessages.tooManyAttempts({ seconds }), email, {
    status: 429,
    headers: { 'Retry-After': String(seconds) },
  })
}

function refuseSubscription(reason: PriceAlertRefusal, email: string) {
  const status = reason === 'unknown-list' ? 404 : 400
  return refused(priceAlertMessages.refusals[reason], email, { status })
}

function refused(message: string, email: string, init: ResponseInit) {
  return data<SubscribeResponse>({ ok: false, message, email: email.slice(0, maxEmailLength) }, init)
}

export function headers(args: Route.HeadersArgs) {
  return withActionHeaders(args)
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: priceAlertMessages.subscribeTitle })
}

export default function SubscribeToPriceAlertsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name } = loaderData
  return (
    <div className="wrap message">
      <h1>{priceAlertMessages.subscribeTitle}</h1>
      {actionData?.ok ? (
        <p role="status">
          {actionData.confirmed ? priceAlertMessages.alreadySubscribed : priceAlertMessages.confirmationSent}
        </p>
      ) : (
        <SubscribeForm list={id} name={name} refusal={actionData} />
      )}
      <p className="message-ways">
        <Link className="button quiet" to={href('/wishList/:list?', { list: id })}>
          {priceAlertMessages.backToList}
        </Link>
      </p>
    </div>
  )
}

interface SubscribeFormProps {
  list: string
  name: string
  refusal: { message: string; email: string } | undefined
}

function SubscribeForm({ list, name, refusal }: SubscribeFormProps) {
  return (
    <Form method="post" className={styles.form} noValidate>
      <p>{priceAlertMessages.subscribeIntro({ list: name })}</p>
      <input type="hidden" name="list" value={list} />
      <label htmlFor="email">{sharedMessages.email}</label>
      <input
        id="email"
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={maxEmailLength}
        defaultValue={refusal?.email}
        aria-invalid={refusal !== undefined}
        aria-describedby="email-note"
      />
      <p id="email-note" className={refusal ? styles.refusal : styles.note} aria-live="polite">
        {refusal?.message ?? priceAlertMessages.emailNote}
      </p>
      <button type="submit" className="button">
        {priceAlertMessages.subscribe}
      </button>
    </Form>
  )
}
