import { data, href, redirect } from 'react-router'
import { isPastLastDay } from '../../../commerce/after-sale/last-day.ts'
import { newToken } from '../../../commerce/random-token.server.ts'
import { requestReturn } from '../../../commerce/returns/request-return.server.ts'
import { lastReturnDay, returnableQuantities } from '../../../commerce/returns/return.ts'
import { readReturns } from '../../../commerce/returns/return-store.server.ts'
import { readWholeNumber } from '../../../commerce/whole-number.ts'
import { returnMessages } from '../../../messages/returns.ts'
import { withActionHeaders } from '../../../web/pages/action-headers.ts'
import { shopContext } from '../../../web/shop/context.ts'
import { pageMeta } from '../../layout-data/page-meta.ts'
import { loadOrder, privatePageHeaders } from '../load-order.server.ts'
import { emailWaitSeconds, readOrderForm } from '../order-form.server.ts'
import type { Route } from './+types/start-return-page.ts'
import { type StartReturnError, StartReturnScreen } from './start-return-screen.tsx'

const quantityField = (lineId: number) => `quantity-${lineId}` as const

export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const order = await loadOrder(shop, params.token)
  const lastDay = lastReturnDay(order, (await shop.settings()).returnDays)
  const returnable = returnableQuantities(order, await readReturns(shop.db, order.id))
  const lines = order.lines.flatMap(({ id, title, options, picture }) => {
    const max = returnable.get(id) ?? 0
    return max > 0 ? [{ id, title, options, picture, max, field: quantityField(id) }] : []
  })
  const isOpen =
    order.state === 'delivered' &&
    lastDay !== undefined &&
    !isPastLastDay(lastDay, new Date()) &&
    lines.length > 0
  const shown = { number: order.number, until: lastDay?.toISOString(), lines, isOpen, formKey: newToken() }
  return data(shown, { headers: privatePageHeaders })
}

export async function action(args: Route.ActionArgs) {
  const form = await readOrderForm(args, order => [
    'reason',
    'comment',
    // A page from before an update posts the comment as `words`.
    'words',
    ...order.lines.map(({ id }) => quantityField(id)),
  ])
  if (form instanceof Response) return form
  const { shop, order, fields, key, now } = form
  const { reason = '', words = '', comment = words } = fields
  const lines = order.lines.map(({ id }) => ({
    orderLineId: id,
    // An empty field is zero; anything else that is no number is more than was bought.
    quantity: readWholeNumber(fields[quantityField(id)] || '0') ?? Number.POSITIVE_INFINITY,
  }))
  const typed = { reason, comment: comment.slice(0, 5000), key: key || newToken(), quantities: fields }
  const reject = (error: StartReturnError, status: number, headers = {}) =>
    data({ error, typed }, { status, headers: { ...privatePageHeaders, ...headers } })
  // Without a key, a form that is sent twice would be two returns.
  if (key === '') return reject({ reason: 'no-key' }, 400)
  const wait = emailWaitSeconds(form, args.context)
  if (wait > 0) return reject({ reason: 'too-many', seconds: wait }, 429, { 'Retry-After': String(wait) })
  const requested = await requestReturn(shop.db, { orderId: order.id, key, reason, comment, lines }, now)
  if (!requested.ok) return reject({ reason: requested.reason }, 409)
  return redirect(href('/orders/:token/returns/:number', { ...args.params, number: requested.number }), 303)
}

export function headers(args: Route.HeadersArgs) {
  return withActionHeaders(args)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(matches, loaderData && { title: returnMessages.title(loaderData) })
}

export default function StartReturnPage({ loaderData, actionData, params }: Route.ComponentProps) {
  return <StartReturnScreen {...loaderData} answer={actionData} token={params.token} />
}
