import { data, Link } from 'react-router'
import { askWhenBack } from '../../commerce/stock/ask-when-back.server.ts'
import { longestEmail, type Refusal } from '../../commerce/stock/back-in-stock.ts'
import { findVariant } from '../../commerce/stock/back-in-stock-store.server.ts'
import { clientAddressContext, shopContext } from '../../web/context.ts'
import { formRefusals, readForm } from '../../web/read-form.server.ts'
import { tryAgain } from '../../web/unavailable-answer.server.ts'
import { visitorOf } from '../../web/visitor.server.ts'
import { chosenAddress } from '../chosen-address.ts'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/back-in-stock-page.ts'
import { BackInStockForm } from './back-in-stock-form.tsx'

export { NotFound as ErrorBoundary } from '../error/not-found.tsx'

export type Answer =
  | { ok: true; typed?: undefined }
  /** What was typed comes back into the field: a typo needs one letter, not all of them. */
  | { ok: false; because: Refusal; typed: string }
  /** Sent too often; after these seconds it may be sent again. */
  | { ok: false; because: 'too-many'; wait: number; typed: string }
  | { ok: false; because: 'unavailable'; typed: string }

const statuses: Record<Refusal, number> = {
  'no-email': 400,
  'bad-email': 400,
  'unknown-sku': 404,
  'in-stock': 409,
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const variant = await findVariant(context.get(shopContext).db, params.sku)
  if (!variant) throw data(null, { status: 404 })
  return variant
}

export async function action(args: Route.ActionArgs) {
  const { request } = args
  if (request.method !== 'POST') throw data(null, { status: 405 })
  const read = await readForm(request, ['email'])
  if (!read.ok)
    return data<Answer>(
      { ok: false, because: 'no-email', typed: '' },
      { status: formRefusals[read.because].status },
    )
  const { email = '' } = read.fields
  const typed = email.slice(0, longestEmail)
  return ask(args, email, typed).catch(error =>
    tryAgain<Answer>(error, { ok: false, because: 'unavailable', typed }),
  )
}

async function ask({ context, params, request }: Route.ActionArgs, email: string, typed: string) {
  const now = new Date()
  const { db, limits } = context.get(shopContext)
  const visitor = await visitorOf(request, db, now)
  const wait = limits.emails.wait(visitor?.id, context.get(clientAddressContext)(), now)
  if (wait > 0) {
    const headers = { 'Retry-After': String(wait) }
    return data<Answer>({ ok: false, because: 'too-many', wait, typed }, { status: 429, headers })
  }
  const asked = await askWhenBack(db, params.sku, email, now)
  if (asked.ok) return data<Answer>(asked)
  return data<Answer>({ ...asked, typed }, { status: statuses[asked.because] })
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(matches, loaderData && { title: `${loaderData.title}: tell me when it is back` })
}

/** For browsers without a script; the others stay on the product's page. */
export default function BackInStockPage({ loaderData, actionData }: Route.ComponentProps) {
  const { sku, title, slug, color, size, available } = loaderData
  const options = [color?.name, size?.name].filter(name => name !== undefined)
  return (
    <div className="wrap message">
      <h1>{title}</h1>
      {options.length > 0 && <p>{options.join(', ')}</p>}
      {available > 0 ? <p>This can be had again.</p> : <BackInStockForm sku={sku} answer={actionData} />}
      <p className="message-ways">
        <Link className="button quiet" to={chosenAddress({ slug, color: color?.slug, size: size?.slug })}>
          Back to the product
        </Link>
      </p>
    </div>
  )
}
