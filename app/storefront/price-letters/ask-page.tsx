import { data, Form, href, Link } from 'react-router'
import { type AskRefusal, askForPrices } from '../../commerce/price-letters/ask-for-prices.server.ts'
import { longestEmail } from '../../commerce/stock/back-in-stock.ts'
import { readLists } from '../../commerce/wish-lists/wish-list-store.server.ts'
import { withActionHeaders } from '../../web/action-headers.ts'
import { clientAddressContext, shopContext } from '../../web/context.ts'
import { readPersonalForm, refuseForm } from '../../web/personal-form.server.ts'
import { readForm } from '../../web/read-form.server.ts'
import { tooManyAttempts } from '../../web/retry-words.ts'
import { tryAgain } from '../../web/unavailable-answer.server.ts'
import { personalHeaders, visitorOf } from '../../web/visitor.server.ts'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/ask-page.ts'
import styles from './ask-page.module.css'

export { NotFound as ErrorBoundary } from '../error/not-found.tsx'

/** The list of this visitor that letters are to be about. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { db } = context.get(shopContext)
  const visitor = await visitorOf(request, db, new Date())
  const lists = visitor ? await readLists(db, visitor.id) : []
  const list = lists.find(({ id }) => id === url.searchParams.get('list'))
  if (!list) throw data(null, { status: 404 })
  return data({ id: list.id, name: list.name }, { headers: personalHeaders(request, visitor, {}) })
}

type Answer =
  | { ok: true; confirmed: boolean }
  /** What was typed comes back into the field. */
  | { ok: false; words: string; typed: string }

export async function action(args: Route.ActionArgs) {
  const sent = args.request.clone()
  return ask(args).catch(async error => {
    const read = await readForm(sent, ['email'])
    const typed = (read.ok && read.fields.email) || ''
    const words = 'We couldn’t save this. Please try again in a moment.'
    return tryAgain<Answer>(error, { ok: false, words, typed: typed.slice(0, longestEmail) })
  })
}

async function ask({ context, request }: Route.ActionArgs) {
  const now = new Date()
  const form = await readPersonalForm(request, context, ['list', 'email'], now)
  if (!form.ok && form.because !== 'too-many') throw refuseForm(form.because)
  if (!form.ok) return tooSoon(form.wait, form.typed.find(([name]) => name === 'email')?.[1] ?? '')
  const { db, limits } = context.get(shopContext)
  const { list = '', email = '' } = form.fields
  const typed = email.slice(0, longestEmail)
  // Each may be an email to somebody who did not ask for it.
  const wait = limits.emails.wait(form.visitor?.id, context.get(clientAddressContext)(), now)
  if (wait > 0) return tooSoon(wait, typed)
  const asked = await askForPrices(db, form.visitor, { list, typed: email }, now)
  return asked.ok ? data<Answer>(asked) : refused(asked.because, typed)
}

function tooSoon(wait: number, typed: string) {
  const headers = { 'Retry-After': String(wait) }
  return data<Answer>({ ok: false, words: tooManyAttempts(wait), typed }, { status: 429, headers })
}

const refusals: Record<AskRefusal, { status: number; words: string }> = {
  'no-email': { status: 400, words: 'Enter the e-mail address that we should write to.' },
  'bad-email': {
    status: 400,
    words: 'This is not an e-mail address. It needs a form like name@example.com.',
  },
  'unknown-list': { status: 404, words: 'This list is not there any more.' },
}

function refused(because: keyof typeof refusals, typed: string) {
  const { status, words } = refusals[because]
  return data<Answer>({ ok: false, words, typed }, { status })
}

export function headers(args: Route.HeadersArgs) {
  return withActionHeaders(args)
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Tell me when a price drops' })
}

export default function AskForPricesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name } = loaderData
  return (
    <div className="wrap message">
      <h1>Tell me when a price drops</h1>
      {actionData?.ok ? (
        <p role="status">{actionData.confirmed ? alreadyAsked : pleaseConfirm}</p>
      ) : (
        <AskForm list={id} name={name} refusal={actionData} />
      )}
      <p className="message-ways">
        <Link className="button quiet" to={href('/wishList/:list?', { list: id })}>
          Back to the list
        </Link>
      </p>
    </div>
  )
}

const pleaseConfirm =
  'Please look into your mail: we have written to this address, and begin when you say yes there.'
const alreadyAsked = 'We write to this address already when something on the list costs less.'

interface AskFormProps {
  list: string
  name: string
  refusal: { words: string; typed: string } | undefined
}

function AskForm({ list, name, refusal }: AskFormProps) {
  return (
    <Form method="post" className={styles.form} noValidate>
      <p>
        We write to you when something on “{name}” costs less than before, until you say that it is enough.
      </p>
      <input type="hidden" name="list" value={list} />
      <label htmlFor="email">E-mail</label>
      <input
        id="email"
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={longestEmail}
        defaultValue={refusal?.typed}
        aria-invalid={refusal !== undefined}
        aria-describedby="email-note"
      />
      <p id="email-note" className={refusal ? styles.refusal : styles.note} aria-live="polite">
        {refusal?.words ?? 'For letters about prices of this list, and nothing else.'}
      </p>
      <button type="submit" className="button">
        Tell me
      </button>
    </Form>
  )
}
