import type { Order } from '../../app/commerce/orders/order.ts'
import { findOrderByNumber } from '../../app/commerce/orders/order-store.server.ts'
import { type Answer, type Asked, refused } from './command.ts'

/** Does something with the order of this number, when there is one. */
export async function withOrder(
  { db, subject }: Asked,
  work: (order: Order) => Promise<Answer>,
): Promise<Answer> {
  const order = await findOrderByNumber(db, subject)
  return order ? work(order) : refused(`There is no order ${subject || 'without a number'}.`)
}
