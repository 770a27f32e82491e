import { data, href, Link, redirect } from 'react-router'
import { dayInWords } from '../../commerce/letters/paper/days-in-words.ts'
import { loadPromises } from '../../commerce/returns/promises-store.server.ts'
import { newToken } from '../../commerce/visitors/visitor-token.server.ts'
import { claimWarranty } from '../../commerce/warranty/claim-warranty.server.ts'
import {
  type ClaimRefusal,
  fewestWords,
  lastWarrantyDay,
  longestClaim,
  maxOpenClaims,
} from '../../commerce/warranty/warranty.ts'
import { withActionHeaders } from '../../web/action-headers.ts'
import { shopContext } from '../../web/context.ts'
import { tooManyAttempts } from '../../web/retry-words.ts'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/claim-page.ts'
import { orderOf, secretHeaders } from './load-order.server.ts'
import styles from './order-form.module.css'
import { emailWait, readOrderForm } from './order-form.server.ts'
import { type Saying, sendAgain } from './order-words.ts'
import { WordsField } from './words-field.tsx'

export { NotFound as ErrorBoundary } from '../error/not-found.tsx'

const inWords: Record<ClaimRefusal, string> = {
  'not-delivered': 'This order has not arrived yet.',
  over: 'The warranty is over.',
  'unknown-line': 'This came back already.',
  'too-short': `Say what is broken, in at least ${fewestWords} characters.`,
  'too-many-open': `You have ${maxOpenClaims} open claims for this item. We’ll answer those first.`,
  'too-long': `This is too long. Say it in ${longestClaim} characters.`,
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const order = await orderOf(shop, params.token)
  const line = order.lines.find(({ id }) => String(id) === params.line)
  if (!line) throw data(null, { status: 404 })
  const until = lastWarrantyDay(order, (await loadPromises(shop.db)).warrantyYears)
  const name = [line.title, line.options].filter(part => part !== '').join(', ')
  const shown = { name, number: order.number, until: until?.toISOString(), formKey: newToken() }
  return data(shown, { headers: secretHeaders })
}

export async function action(args: Route.ActionArgs) {
  const form = await readOrderForm(args, () => ['words'] as const)
  if (form instanceof Response) return form
  const { shop, order, fields, key, now } = form
  if (!order.lines.some(({ id }) => String(id) === args.params.line)) throw data(null, { status: 404 })
  const { words = '' } = fields
  const typed = { words: words.slice(0, 5000), key: key || newToken() }
  // Without its key a form that is sent twice would be two claims.
  if (key === '') return data({ mistake: sendAgain, typed }, { status: 400, headers: secretHeaders })
  const wait = emailWait(form, args.context)
  if (wait > 0) {
    const headers = { ...secretHeaders, 'Retry-After': String(wait) }
    return data({ mistake: tooManyAttempts(wait), typed }, { status: 429, headers })
  }
  const wish = { orderLineId: Number(args.params.line), words, key }
  const claimed = await claimWarranty(shop.db, order, wish, now)
  const said: Saying = 'claimed'
  if (claimed.ok)
    return redirect(`${href('/orders/:token', { token: args.params.token })}?said=${said}#claims`, 303)
  return data({ mistake: inWords[claimed.because], typed }, { status: 400, headers: secretHeaders })
}

export function headers(args: Route.HeadersArgs) {
  return withActionHeaders(args)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(matches, loaderData && { title: `Something is broken: ${loaderData.name}` })
}

/** Tells the shop of a fault within the warranty. */
export default function ClaimPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { name, number, until, formKey } = loaderData
  const { typed, mistake } = actionData ?? {}
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 tabIndex={-1}>Something is broken</h1>
      <p>
        {name}, of order {number}.{until !== undefined && ` It has warranty until ${dayInWords(until)}.`}
      </p>
      <form method="post" className={styles.form} noValidate>
        <input type="hidden" name="key" value={typed?.key ?? formKey} />
        <WordsField
          id="words"
          name="words"
          label="What is broken, and since when?"
          note="We answer by e-mail."
          minLength={fewestWords}
          maxLength={longestClaim}
          defaultValue={typed?.words}
          mistake={mistake}
        />
        <div className={styles.ways}>
          <button type="submit" className="button">
            Send the claim
          </button>
          <Link className="button quiet" to={href('/orders/:token', { token: params.token })}>
            Back to the order
          </Link>
        </div>
      </form>
    </div>
  )
}
