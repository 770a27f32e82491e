import { data } from 'react-router'
import { loadSettings } from '../../commerce/content/content-store.server.ts'
import type { Order } from '../../commerce/orders/order.ts'
import { readOrder } from '../../commerce/orders/order-store.server.ts'
import { isVisitorToken } from '../../commerce/visitors/visitor.ts'
import type { Shop } from '../../web/shop.server.ts'

/**
 * The page's address is its key: nobody keeps it, no other site is told it. Not `no-referrer`: with that a browser sends the
 * page's own forms with the origin "null", and the shop would refuse them (Fetch standard, "append a request `Origin` header").
 */
export const secretHeaders = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' }

/** The order of this token; whoever has another finds no page. */
export async function orderOf({ db }: Shop, token: string): Promise<Order> {
  const order = isVisitorToken(token) ? await readOrder(db, token) : undefined
  if (!order) throw data(null, { status: 404 })
  return order
}

/** What a merchant has to be asked about an order: their address for letters. */
export async function shopEmail({ db, kept }: Shop): Promise<string> {
  return (await kept.get('settings', () => loadSettings(db))).email
}
