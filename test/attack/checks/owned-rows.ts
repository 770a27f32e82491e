import type { Db } from '../../../app/db/schema/schema.ts'
import type { AttackShopper } from '../requests/attack-shoppers.ts'

/** All rows of a shopper that nobody else may change. */
export async function ownedRows(db: Db, { visitorId, orderIds, email }: AttackShopper): Promise<unknown> {
  const ofVisitor = (table: 'cart_line' | 'checkout') =>
    db.selectFrom(table).selectAll().where('visitor_id', '=', visitorId).execute()
  const lists = await db
    .selectFrom('wish_list')
    .selectAll()
    .where('visitor_id', '=', visitorId)
    .orderBy('id')
    .execute()
  const ofLists = (table: 'wish' | 'price_alert') =>
    lists.length === 0
      ? []
      : db
          .selectFrom(table)
          .selectAll()
          .where(
            'list_id',
            'in',
            lists.map(({ id }) => id),
          )
          .execute()
  const ofOrders = (
    table: 'order_line' | 'order_event' | 'order_return' | 'payment' | 'refund' | 'shipment',
  ) => db.selectFrom(table).selectAll().where('order_id', 'in', orderIds).orderBy('id').execute()
  return {
    sessions: await db
      .selectFrom('session')
      .select(['id', 'token_hash'])
      .where('visitor_id', '=', visitorId)
      .execute(),
    accounts: await db.selectFrom('account').selectAll().where('visitor_id', '=', visitorId).execute(),
    addresses: await db
      .selectFrom('account_address')
      .innerJoin('account', 'account.id', 'account_id')
      .selectAll('account_address')
      .where('visitor_id', '=', visitorId)
      .orderBy('account_address.id')
      .execute(),
    orders: await db
      .selectFrom('customer_order')
      .selectAll()
      .where(({ eb, or }) => or([eb('email', '=', email), eb('visitor_id', '=', visitorId)]))
      .orderBy('id')
      .execute(),
    ofVisitor: await Promise.all([ofVisitor('cart_line'), ofVisitor('checkout')]),
    lists,
    ofLists: await Promise.all([ofLists('wish'), ofLists('price_alert')]),
    ofOrders: await Promise.all(
      (['order_line', 'order_event', 'order_return', 'payment', 'refund', 'shipment'] as const).map(ofOrders),
    ),
    reviews: await db
      .selectFrom('review')
      .innerJoin('order_line', 'order_line.id', 'order_line_id')
      .selectAll('review')
      .where('order_id', 'in', orderIds)
      .orderBy('review.id')
      .execute(),
    requested: await db.selectFrom('back_in_stock_request').selectAll().where('email', '=', email).execute(),
  }
}
