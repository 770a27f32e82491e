import type { OrderState } from '#commerce/orders/order.ts'
import { toAmount } from '#commerce/values/money.ts'
import type { Db } from '#db/schema/schema.ts'
import { formatMoney } from '#messages/format.ts'
import { isoMinute } from './command.ts'

/** More than fits on a screen. */
const maxOrders = 50

/** One line for each of the latest orders. */
export async function listOrders(db: Db, state: OrderState | undefined): Promise<string[]> {
  const rows = await db
    .selectFrom('customer_order')
    .select(['number', 'state', 'placed_at', 'currency', 'total', 'payment', 'email'])
    .$if(state !== undefined, query => query.where('state', '=', state!))
    .orderBy('id', 'desc')
    .limit(maxOrders)
    .execute()
  return rows.map(row =>
    [
      row.number,
      isoMinute(row.placed_at),
      row.state.padEnd(9),
      formatMoney(toAmount(row.total), row.currency).padStart(10),
      row.payment,
      row.email,
    ].join('  '),
  )
}
