import { data } from 'react-router'
import type { Order } from '#commerce/orders/order.ts'
import { findOrderByNumber } from '#commerce/orders/order-store.server.ts'
import { readOrderPage, type StaffOrderPage } from '#commerce/orders/page/read-order-page.server.ts'
import type { Db } from '#db/schema/schema.ts'

/** Throws a 404 for a number that no order has. */
export async function loadOrderPage(db: Db, number: string): Promise<StaffOrderPage> {
  const page = await readOrderPage(db, number)
  if (!page) throw data(null, { status: 404 })
  return page
}

/** The order alone. */
export async function loadStaffOrder(db: Db, number: string): Promise<Order> {
  const order = await findOrderByNumber(db, number)
  if (!order) throw data(null, { status: 404 })
  return order
}

export function staffOrderPath({ number }: Pick<Order, 'number'>): string {
  return `/office/orders/${number}`
}
