import type { Db, Tx } from '../../../db/schema/schema.ts'
import { prepared } from '../../../db/statements/prepared.ts'
import type { Address } from '../../addresses/address.ts'
import { orderTerms } from './order-terms.ts'

/** Adds the terms of a new order, after its lines. */
export async function addOrderTerms(tx: Tx, orderId: number): Promise<void> {
  const rows = await termSources(tx, { orderId })
  const order = rows[0]
  if (!order) return
  const { number, email, placed_at } = order
  const { name } = JSON.parse(order.address) as Address
  const lines = rows.flatMap(({ sku, product_id }) =>
    sku === null || product_id === null ? [] : [{ sku, productId: product_id }],
  )
  const terms = orderTerms({ number, email, name, lines })
  await tx
    .insertInto('order_term')
    .values(terms.map(term => ({ order_id: orderId, term, placed_at })))
    .execute()
}

/** After a change of an order's address, email or lines. */
export async function renewOrderTerms(tx: Tx, orderId: number): Promise<void> {
  await tx.deleteFrom('order_term').where('order_id', '=', orderId).execute()
  await addOrderTerms(tx, orderId)
  await tx.updateTable('customer_order').set({ has_terms: 1 }).where('id', '=', orderId).execute()
}

/** The newest orders from before terms were stored. */
export async function readOrdersWithoutTerms(db: Db, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('customer_order')
    .select('id')
    .where(({ eb, lit }) => eb('has_terms', '=', lit(0)))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

const termSources = prepared((db, { orderId }: { orderId: number }) =>
  db
    .selectFrom('customer_order')
    .leftJoin('order_line', 'order_line.order_id', 'customer_order.id')
    .select(['number', 'email', 'address', 'placed_at', 'sku', 'product_id'])
    .where('customer_order.id', '=', orderId),
)
