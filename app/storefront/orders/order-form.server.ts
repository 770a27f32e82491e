import { href, type RouterContextProvider } from 'react-router'
import type { Order } from '../../commerce/orders/order.ts'
import { isChangeKey } from '../../commerce/visitors/change-key.ts'
import type { Visitor } from '../../commerce/visitors/visitor.ts'
import { orderMessages } from '../../messages/orders.ts'
import { readFormFields } from '../../web/forms/read-form.server.ts'
import { tooManyAttemptsPage } from '../../web/forms/refusal-page.ts'
import { limitSender, readTypedFields, refuseForm } from '../../web/forms/visitor-form.server.ts'
import { clientAddressContext, shopContext } from '../../web/shop/context.ts'
import type { Shop } from '../../web/shop/shop.server.ts'
import { loadOrder } from './load-order.server.ts'

export interface OrderForm<Field extends string> {
  shop: Shop
  order: Order
  visitor: Visitor | undefined
  fields: Partial<Record<Field, string>>
  /** Identifies repeated submissions; empty if the form has no key. */
  key: string
  now: Date
}

interface OrderRouteArgs {
  request: Request
  context: Readonly<RouterContextProvider>
  params: { token: string }
}

/** Reads a form of the order page, or returns the response that rejects it. Field names may depend on the order. */
export async function readOrderForm<Field extends string>(
  { request, context, params }: OrderRouteArgs,
  fieldNames: (order: Order) => readonly Field[],
): Promise<OrderForm<Field> | Response> {
  if (request.method !== 'POST') return refuseForm('not-a-post')
  const now = new Date()
  const shop = context.get(shopContext)
  const { visitor, wait } = await limitSender(request, context, now)
  if (wait > 0) return tooManyAttemptsPage(request, wait, await readTypedFields(request), orderLink(params))
  const order = await loadOrder(shop, params.token)
  const names = fieldNames(order)
  const read = await readFormFields(request, [...names, 'key'], names.length + 10)
  if (!read.ok) return refuseForm(read.reason)
  const { key = '' } = read.fields as { key?: string }
  if (key !== '' && !isChangeKey(key)) return refuseForm('unreadable')
  return { shop, order, visitor, fields: read.fields as Partial<Record<Field, string>>, key, now }
}

/** Counts a form that triggers an email. Returns the seconds to wait, 0 if it may be sent now. */
export function emailWaitSeconds(
  { shop, visitor, now }: Pick<OrderForm<string>, 'shop' | 'visitor' | 'now'>,
  context: OrderRouteArgs['context'],
): number {
  return shop.limits.emails.wait(visitor?.id, context.get(clientAddressContext)(), now)
}

export function orderLink({ token }: { token: string }) {
  return { to: href('/orders/:token', { token }), label: orderMessages.goToOrder }
}
