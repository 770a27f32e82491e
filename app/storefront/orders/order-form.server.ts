import { href, type RouterContextProvider } from 'react-router'
import type { Order } from '../../commerce/orders/order.ts'
import { isChangeKey } from '../../commerce/visitors/done-change.ts'
import type { Visitor } from '../../commerce/visitors/visitor.ts'
import { clientAddressContext, shopContext } from '../../web/context.ts'
import { countSender, refuseForm, typedIn } from '../../web/personal-form.server.ts'
import { readForm } from '../../web/read-form.server.ts'
import { tooManyPage } from '../../web/refusal-page.ts'
import type { Shop } from '../../web/shop.server.ts'
import { orderOf } from './load-order.server.ts'

/** A form of an order's page: which order, who sends it, and what it says. */
export interface OrderForm<Field extends string> {
  shop: Shop
  order: Order
  visitor: Visitor | undefined
  fields: Partial<Record<Field, string>>
  /** Tells a form that is sent again; empty for those that name none. */
  key: string
  now: Date
}

interface Sent {
  request: Request
  context: Readonly<RouterContextProvider>
  params: { token: string }
}

/** Reads such a form, or says what is to be answered instead. `namesOf` may ask for fields by the order's own lines. */
export async function readOrderForm<Field extends string>(
  { request, context, params }: Sent,
  namesOf: (order: Order) => readonly Field[],
): Promise<OrderForm<Field> | Response> {
  if (request.method !== 'POST') return refuseForm('not-a-post')
  const now = new Date()
  const shop = context.get(shopContext)
  const { visitor, wait } = await countSender(request, context, now)
  if (wait > 0) return tooManyPage(request, wait, await typedIn(request), toOrder(params))
  const order = await orderOf(shop, params.token)
  const names = namesOf(order)
  const read = await readForm(request, [...names, 'key'], names.length + 10)
  if (!read.ok) return refuseForm(read.because)
  const { key = '' } = read.fields as { key?: string }
  if (key !== '' && !isChangeKey(key)) return refuseForm('unreadable')
  return { shop, order, visitor, fields: read.fields as Partial<Record<Field, string>>, key, now }
}

/** Counts a form that makes the shop send an email; the seconds after which it may be sent, 0 for now. */
export function emailWait(
  { shop, visitor, now }: Pick<OrderForm<string>, 'shop' | 'visitor' | 'now'>,
  context: Sent['context'],
): number {
  return shop.limits.emails.wait(visitor?.id, context.get(clientAddressContext)(), now)
}

export function toOrder({ token }: { token: string }) {
  return { to: href('/orders/:token', { token }), label: 'Go to your order' }
}
