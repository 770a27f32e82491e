import { data, href, redirect } from 'react-router'
import { requestReturn } from '#commerce/after-sale/returns/request-return.server.ts'
import { lastReturnDay } from '#commerce/after-sale/returns/return.ts'
import { previewReturn } from '#commerce/after-sale/returns/return-preview.ts'
import { readReturns } from '#commerce/after-sale/returns/return-store.server.ts'
import { numberedField } from '#commerce/editing/input/field.server.ts'
import type { InputErrors } from '#commerce/editing/input/input-error.ts'
import { wholeNumberField } from '#commerce/editing/input/number-fields.server.ts'
import { typedField } from '#commerce/editing/input/text-fields.server.ts'
import { promisedPeriods } from '#commerce/orders/promised-periods.ts'
import { newToken } from '#commerce/values/random-token.server.ts'
import { returnMessages } from '#messages/returns.ts'
import { withActionHeaders } from '#web/pages/action-headers.ts'
import { countForm } from '#web/requests/count-form.server.ts'
import { readInput, refuseInput } from '#web/requests/read-input.server.ts'
import { shopContext } from '#web/shop/context.ts'
import { pageMeta } from '../../layout-data/page-meta.ts'
import { loadOrder, privatePageHeaders } from '../load-order.server.ts'
import { acceptOrderForm, orderFields } from '../order-form.server.ts'
import type { Route } from './+types/start-return-page.ts'
import { type StartReturnError, StartReturnScreen } from './start-return-screen.tsx'

/** `planReturn` refuses it as more than was bought. */
const unreadable = Number.NaN

const quantityField = (lineId: number) => `quantity-${lineId}` as const

const fields = {
  reason: typedField({ max: 100 }),
  comment: typedField({ max: 5000 }),
  /** By line. */
  quantity: numberedField(wholeNumberField(), { max: 200 }),
  ...orderFields,
}

export const middleware = [acceptOrderForm(fields)]

export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const order = await loadOrder(shop, params.token)
  const settings = await shop.settings()
  const { returnDays } = promisedPeriods(order, settings)
  const lastDay = lastReturnDay(order, returnDays, settings.timeZone)
  const options = { days: returnDays, timeZone: settings.timeZone, now: new Date() }
  const preview = previewReturn(order, await readReturns(shop.db, order.id), options)
  const lines = (preview?.lines ?? []).flatMap(({ orderLineId, amounts }) => {
    const { id, title, options, picture } = order.lines.find(line => line.id === orderLineId)!
    const max = amounts.length - 1
    return max > 0 ? [{ id, title, options, picture, max, field: quantityField(id) }] : []
  })
  const shown = {
    ...{ number: order.number, currency: order.currency, until: lastDay, lines, preview },
    formKey: newToken(),
  }
  return data({ ...shown, isOffered: returnDays > 0 }, { headers: privatePageHeaders })
}

export async function action(args: Route.ActionArgs) {
  const input = await readInput(args, fields)
  if (!input.ok && !areQuantitiesWrong(input.errors)) return refuseInput(args)
  const { reason = '', comment = '', key } = input.typed
  const shop = args.context.get(shopContext)
  const order = await loadOrder(shop, args.params.token)
  const typed = { reason, comment, key: key ?? newToken(), quantities: input.typed }
  const reject = (errors: StartReturnError[], status: number, headers = {}) =>
    data({ errors, typed }, { status, headers: { ...privatePageHeaders, ...headers } })
  // Without a key, a form that is sent twice would be two returns.
  if (key === undefined) return reject([{ reason: 'no-key' }], 400)
  const wait = await countForm(args.context, 'emails')
  if (wait > 0) return reject([{ reason: 'too-many', seconds: wait }], 429, { 'Retry-After': String(wait) })
  const lines = order.lines.map(({ id }) => ({
    orderLineId: id,
    quantity: input.ok ? (input.values.quantity.get(id) ?? 0) : unreadable,
  }))
  const request = { orderId: order.id, key, reason, comment, lines }
  const requested = await requestReturn(shop.db, request, new Date())
  if (!requested.ok)
    return reject(
      requested.reasons.map(reason => ({ reason })),
      409,
    )
  return redirect(href('/orders/:token/returns/:number', { ...args.params, number: requested.number }), 303)
}

/** Whether nothing else is wrong. */
function areQuantitiesWrong(errors: InputErrors): boolean {
  const names = Object.keys(errors)
  return names.length > 0 && names.every(name => name.startsWith('quantity'))
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
