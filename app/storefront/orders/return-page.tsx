import { data, href, redirect } from 'react-router'
import { askReturn } from '../../commerce/returns/ask-return.server.ts'
import { isOver } from '../../commerce/returns/last-day.ts'
import { loadPromises } from '../../commerce/returns/promises-store.server.ts'
import { lastReturnDay, leftToReturn } from '../../commerce/returns/return.ts'
import { readReturns } from '../../commerce/returns/return-store.server.ts'
import { newToken } from '../../commerce/visitors/visitor-token.server.ts'
import { readWholeNumber } from '../../commerce/whole-number.ts'
import { withActionHeaders } from '../../web/action-headers.ts'
import { shopContext } from '../../web/context.ts'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/return-page.ts'
import { orderOf, secretHeaders } from './load-order.server.ts'
import { emailWait, readOrderForm } from './order-form.server.ts'
import { ReturnScreen } from './return-screen.tsx'

export { NotFound as ErrorBoundary } from '../error/not-found.tsx'

const quantityField = (lineId: number) => `quantity-${lineId}` as const

export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const order = await orderOf(shop, params.token)
  const lastDay = lastReturnDay(order, (await loadPromises(shop.db)).returnDays)
  const left = leftToReturn(order, await readReturns(shop.db, order.id))
  const lines = order.lines.flatMap(({ id, title, options, picture }) => {
    const most = left.get(id) ?? 0
    return most > 0 ? [{ id, title, options, picture, most, field: quantityField(id) }] : []
  })
  const isOpen =
    order.state === 'delivered' && lastDay !== undefined && !isOver(lastDay, new Date()) && lines.length > 0
  const shown = { number: order.number, until: lastDay?.toISOString(), lines, isOpen, formKey: newToken() }
  return data(shown, { headers: secretHeaders })
}

export async function action(args: Route.ActionArgs) {
  const form = await readOrderForm(args, order => [
    'reason',
    'words',
    ...order.lines.map(({ id }) => quantityField(id)),
  ])
  if (form instanceof Response) return form
  const { shop, order, fields, key, now } = form
  const { reason = '', words = '' } = fields
  const wanted = order.lines.map(({ id }) => ({
    orderLineId: id,
    // Nothing counts as none; what is no number is more than anybody bought.
    quantity: readWholeNumber(fields[quantityField(id)] || '0') ?? Number.POSITIVE_INFINITY,
  }))
  const typed = { reason, words: words.slice(0, 5000), key: key || newToken(), quantities: fields }
  // Without its key a form that is sent twice would be two returns.
  if (key === '')
    return data({ because: 'no-key' as const, wait: 0, typed }, { status: 400, headers: secretHeaders })
  const wait = emailWait(form, args.context)
  if (wait > 0) {
    const headers = { ...secretHeaders, 'Retry-After': String(wait) }
    return data({ because: 'too-many' as const, wait, typed }, { status: 429, headers })
  }
  const asked = await askReturn(shop.db, { orderId: order.id, key, reason, words, wanted }, now)
  if (asked.ok)
    return redirect(href('/orders/:token/returns/:number', { ...args.params, number: asked.number }), 303)
  return data({ because: asked.because, wait: 0, typed }, { status: 409, headers: secretHeaders })
}

export function headers(args: Route.HeadersArgs) {
  return withActionHeaders(args)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(matches, loaderData && { title: `Return from order ${loaderData.number}` })
}

export default function ReturnPage({ loaderData, actionData, params }: Route.ComponentProps) {
  return <ReturnScreen {...loaderData} answer={actionData} token={params.token} />
}
