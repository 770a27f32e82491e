import type { CompiledQuery } from 'kysely'
import type { Tx } from '#db/schema/schema.ts'
import { prepared, preparedList } from '#db/statements/prepared.ts'
import type { Address } from '../../values/addresses/address.ts'
import { type OrderTermSource, orderTerms } from './order-terms.ts'

/** An order whose terms are added. */
interface OrderToFind extends OrderTermSource {
  id: number
  placedAt: string
}

/** Adds the terms of an order. */
export function orderTermsWrite(tx: Tx, { id, placedAt, ...source }: OrderToFind): CompiledQuery {
  const list = orderTerms(source).map(term => ({ term }))
  return insertTerms.with(tx, { list, orderId: id, placedAt })
}

const insertTerms = preparedList(
  (db, terms: { term: string }[], { orderId, placedAt }: { orderId: number; placedAt: string }) =>
    db
      .insertInto('order_term')
      .values(terms.map(({ term }) => ({ order_id: orderId, term, placed_at: placedAt }))),
)

/** After a change of an order's address, email or lines. */
export async function renewOrderTerms(tx: Tx, orderId: number): Promise<void> {
  await tx.deleteFrom('order_term').where('order_id', '=', orderId).execute()
  const rows = await termSources(tx, { orderId })
  if (!rows[0]) return
  const { number, email, placed_at, address } = rows[0]
  const { name } = JSON.parse(address) as Address
  const lines = rows.flatMap(({ sku, product_id }) =>
    sku === null || product_id === null ? [] : [{ sku, productId: product_id }],
  )
  const order = { id: orderId, placedAt: placed_at, number, email, name, lines }
  await tx.executeQuery(orderTermsWrite(tx, order))
}

const termSources = prepared((db, { orderId }: { orderId: number }) =>
  db
    .selectFrom('customer_order')
    .leftJoin('order_line', 'order_line.order_id', 'customer_order.id')
    .select(['number', 'email', 'address', 'placed_at', 'sku', 'product_id'])
    .where('customer_order.id', '=', orderId),
)
