import { sql } from 'kysely'
import type { Db, Tx } from '#db/schema/schema.ts'
import { isSale } from '../day-sales-store.server.ts'

/** More orders of one product say nothing new. */
const maxOrders = 1000

/** Of a product. */
const maxPairs = 8

/** Less often, two products met by chance. */
const minOrders = 2

export interface ProductPair {
  other_id: number
  orders: number
}

/** The next products that were ever ordered, by id. */
export async function readOrderedProducts(db: Db, after: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('order_line')
    .innerJoin('product', 'product.id', 'product_id')
    .select('product_id')
    .distinct()
    .where('product_id', '>', after)
    .orderBy('product_id')
    .limit(limit)
    .execute()
  return rows.map(({ product_id }) => product_id)
}

/** The products that were in most of a product's latest paid orders since then. */
export async function countProductPairs(db: Db, productId: number, since: string): Promise<ProductPair[]> {
  const { rows } = await sql<ProductPair>`
    with latest as (
      select distinct o.id as order_id from order_line join customer_order as o on o.id = order_line.order_id
      where order_line.product_id = ${productId} and o.paid_at >= ${since} and o.is_test = 0 and ${isSale}
      order by o.id desc limit ${maxOrders})
    select product.id as other_id, count(distinct line.order_id) as orders
    from latest join order_line as line on line.order_id = latest.order_id join product on product.id = line.product_id
    where product.id <> ${productId}
    group by product.id having count(distinct line.order_id) >= ${minOrders}
    order by count(distinct line.order_id) desc, product.id limit ${maxPairs}`.execute(db)
  return rows.map(({ other_id, orders }) => ({ other_id, orders: Number(orders) }))
}

/** Stores them in place of those there were. False if nothing was different. */
export async function replacePairs(
  tx: Tx,
  productId: number,
  pairs: readonly ProductPair[],
): Promise<boolean> {
  const stored = await tx
    .selectFrom('product_pair')
    .select(['other_id', 'orders'])
    .where('product_id', '=', productId)
    .orderBy('orders', 'desc')
    .orderBy('other_id')
    .execute()
  if (JSON.stringify(stored) === JSON.stringify(pairs)) return false
  await tx.deleteFrom('product_pair').where('product_id', '=', productId).execute()
  if (pairs.length > 0)
    await tx
      .insertInto('product_pair')
      .values(pairs.map(pair => ({ product_id: productId, ...pair })))
      .execute()
  return true
}
