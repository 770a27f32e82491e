import type { SelectQueryBuilder } from 'kysely'
import type { Db } from '#db/schema/schema.ts'
import { type OrderOwner, selectAccountOrders } from '../accounts/account-orders-store.server.ts'
import { emailSpellings } from '../accounts/email-spellings.server.ts'

/** How many of a customer's matters aren't finished. */
export interface OpenMatters {
  /** Neither shipped nor canceled. */
  orders: number
  /** Started, and neither paid nor ended. */
  payments: number
  /** Not sent to the provider yet. */
  refunds: number
  returns: number
  claims: number
  withdrawals: number
}

export async function readOpenMatters(db: Db, owner: OrderOwner): Promise<OpenMatters> {
  const own = () => selectAccountOrders(db, owner)
  const counted = {
    orders: own().where('customer_order.state', 'in', ['placed', 'paid', 'packed']),
    payments: own()
      .innerJoin('payment', 'payment.order_id', 'customer_order.id')
      .where('payment.state', 'in', ['started', 'confirming']),
    refunds: own()
      .innerJoin('refund', 'refund.order_id', 'customer_order.id')
      .where('refund.done_at', 'is', null),
    returns: own()
      .innerJoin('order_return', 'order_return.order_id', 'customer_order.id')
      .where('order_return.state', 'not in', ['refunded', 'declined']),
    claims: own()
      .innerJoin('order_line', 'order_line.order_id', 'customer_order.id')
      .innerJoin('warranty_claim', 'warranty_claim.order_line_id', 'order_line.id')
      .where('warranty_claim.answered_at', 'is', null),
    withdrawals: db
      .selectFrom('withdrawal')
      .where('email', 'in', emailSpellings(owner.email))
      .where('detached_at', 'is', null)
      .where('settled_at', 'is', null),
  }
  const counts = Object.entries(counted).map(async ([name, rows]) => {
    // biome-ignore lint/suspicious/noExplicitAny: any tables
    const query = (rows as SelectQueryBuilder<any, any, object>).select(({ fn }) => fn.countAll().as('count'))
    return [name, Number((await query.executeTakeFirstOrThrow()).count)] as const
  })
  return Object.fromEntries(await Promise.all(counts)) as unknown as OpenMatters
}
