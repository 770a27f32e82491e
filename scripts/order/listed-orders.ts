import { cents, formatMoney } from '../../app/commerce/money.ts'
import type { OrderState } from '../../app/commerce/orders/order.ts'
import type { Db } from '../../app/db/schema.ts'

/** More than anybody reads on one screen. */
const most = 50

/** A line for each of the latest orders, the latest first. */
export async function listedOrders(db: Db, state: OrderState | undefined): Promise<string[]> {
  const rows = await db
    .selectFrom('customer_order')
    .select(['number', 'state', 'placed_at', 'total', 'payment', 'email'])
    .$if(state !== undefined, query => query.where('state', '=', state!))
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map(row =>
    [
      row.number,
      row.placed_at.slice(0, 16).replace('T', ' '),
      row.state.padEnd(9),
      formatMoney(cents(row.total)).padStart(10),
      row.payment,
      row.email,
    ].join('  '),
  )
}
