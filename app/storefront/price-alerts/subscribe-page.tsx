import { data, Form, href, Link } from 'react-router'
import { readWishLists } from '#commerce/cart/wish-lists/wish-list-store.server.ts'
import { typedField } from '#commerce/editing/input/text-fields.server.ts'
import {
  type PriceAlertRefusal,
  subscribeToPriceAlerts,
} from '#commerce/people/alerts/subscribe-to-price-alerts.server.ts'
import { maxEmailLength } from '#commerce/values/typed/max-email-length.ts'
import { sendsEmails } from '#messages/current-emails.ts'
import { priceAlertMessages } from '#messages/price-alerts.ts'
import { sharedMessages } from '#messages/shared.ts'
import { retryLater } from '#web/forms/unavailable-response.server.ts'
import { personalHeaders } from '#web/forms/visitor-cookies.server.ts'
import { withActionHeaders } from '#web/pages/action-headers.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { countForm } from '#web/requests/count-form.server.ts'
import { readInput, refuseInput } from '#web/requests/read-input.server.ts'
import { requireEmails } from '#web/requests/require-emails.server.ts'
import { shopContext, visitorContext } from '#web/shop/context.ts'
import { DemoInboxLink } from '../demo-inbox/demo-inbox-link.tsx'
import { hasDemoInbox } from '../demo-inbox/has-demo-inbox.server.ts'
import { pageMeta } from '../layout-data/page-meta.ts'
import type { Route } from './+types/subscribe-page.ts'
import styles from './subscribe-page.module.css'

const fields = { list: typedField({ max: 100 }), email: typedField({ max: 2 * maxEmailLength }) }

export const middleware = [acceptForm(fields, { isCountedByAction: true })]

/** The visitor's list to get alerts about. */
export async function loader(args: Route.LoaderArgs) {
  const { context, request, url } = args
  const { db } = context.get(shopContext)
  const visitor = await context.get(visitorContext)()
  const lists = visitor ? await readWishLists(db, visitor.id) : []
  const list = lists.find(({ id }) => id === url.searchParams.get('list'))
  if (!list) throw data(null, { status: 404 })
  const page = { id: list.id, name: list.name, hasDemoInbox: await hasDemoInbox(args) }
  return data(page, { headers: personalHeaders(request, visitor, {}) })
}

/** A refusal returns the email as it was entered, for the field. */
type SubscribeResponse = { ok: true; confirmed: boolean } | { ok: false; message: string; email: string }

export async function action(args: Route.ActionArgs) {
  const input = await readInput(args, fields)
  if (!input.ok) throw refuseInput(args)
  const { list = '', email = '' } = input.values
  requireEmails(`${href('/price-alerts')}?${new URLSearchParams({ list })}`)
  return subscribe(args, list, email).catch(error =>
    retryLater<SubscribeResponse>(error, {
      ok: false,
      message: sharedMessages.saveFailed,
      email: email.slice(0, maxEmailLength),
    }),
  )
}

async function subscribe({ context }: Route.ActionArgs, list: string, email: string) {
  // Each request may send an email to someone who didn't ask for it.
  const wait = await countForm(context, 'emails')
  if (wait > 0) return rateLimited(wait, email)
  const visitor = await context.get(visitorContext)()
  const { db } = context.get(shopContext)
  const result = await subscribeToPriceAlerts(db, visitor, { list, email }, new Date())
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
  return pageMeta(matches, { title: priceAlertMessages.title })
}

export default function SubscribeToPriceAlertsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, hasDemoInbox } = loaderData
  return (
    <div className="wrap message">
      <h1>{sendsEmails() ? priceAlertMessages.subscribeTitle : priceAlertMessages.title}</h1>
      {!sendsEmails() ? (
        <p>{priceAlertMessages.noEmails}</p>
      ) : actionData?.ok ? (
        <>
          <p role="status">
            {actionData.confirmed
              ? priceAlertMessages.alreadySubscribed
              : priceAlertMessages.confirmationSent}
          </p>
          <DemoInboxLink isShown={hasDemoInbox && !actionData.confirmed} />
        </>
      ) : (
        <SubscribeForm list={id} name={name} refusal={actionData} />
      )}
      <p className="message-ways">
        <Link className="button quiet" to={href('/wish-list/:list?', { list: id })}>
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
