import { sql } from 'kysely'
import type { Db } from '#db/schema/schema.ts'
import type { OrderSample } from './order-plan.ts'

const sampleSize = 2000

/** Shares change slowly; the list is right with any sample, only slower. */
const maxAge = 10 * 60_000

const samples = new WeakMap<Db, { at: number; sample: Promise<OrderSample> }>()

/** Kept for ten minutes. */
export function sampleOrders(db: Db, now: Date): Promise<OrderSample> {
  const known = samples.get(db)
  if (known && Math.abs(now.getTime() - known.at) < maxAge) return known.sample
  const sample = readSample(db)
  samples.set(db, { at: now.getTime(), sample })
  sample.catch(() => samples.delete(db))
  return sample
}

async function readSample(db: Db): Promise<OrderSample> {
  const { rows } = await sql<{ first: number | null; last: number | null }>`select
    (select min(id) from customer_order) as first, (select max(id) from customer_order) as last`.execute(db)
  const { first, last } = rows[0]!
  if (first === null || last === null) return { orders: [], count: 0 }
  const count = last - first + 1
  const ids = new Set<number>()
  for (let n = 0; n < sampleSize; n++) ids.add(first + Math.floor(Math.random() * count))
  const orders = await db
    .selectFrom('customer_order')
    .select(['id', 'state', 'payment', 'country', 'is_test', 'placed_at', 'total'])
    .where('id', 'in', [...ids])
    .execute()
  const terms = await db
    .selectFrom('order_term')
    .select(['order_id', 'term'])
    .where('order_id', 'in', [...ids])
    .execute()
  const byOrder = Map.groupBy(terms, ({ order_id }) => order_id)
  return {
    count,
    orders: orders.map(order => ({
      ...{ state: order.state, payment: order.payment, country: order.country, total: order.total },
      isTest: order.is_test === 1,
      placedAt: order.placed_at,
      terms: (byOrder.get(order.id) ?? []).map(({ term }) => term),
    })),
  }
}
