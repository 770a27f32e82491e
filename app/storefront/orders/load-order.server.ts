import { data } from 'react-router'
import type { Order } from '#commerce/orders/order.ts'
import { readOrder } from '#commerce/orders/order-store.server.ts'
import { isRandomToken } from '#commerce/values/random-token.server.ts'
import type { Shop } from '#web/shop/shop.server.ts'

/**
 * For pages whose URL is their key. Not `no-referrer`: browsers would send the page's own forms with the origin "null", which we
 * refuse (Fetch standard, "append a request `Origin` header").
 */
export const privatePageHeaders = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' }

/** The order with this token; throws a 404 if there is none. */
export async function loadOrder({ db }: Shop, token: string): Promise<Order> {
  const order = isRandomToken(token) ? await readOrder(db, token) : undefined
  if (!order) throw data(null, { status: 404 })
  return order
}
