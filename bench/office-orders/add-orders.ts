import { sql } from 'kysely'
import { orderTerms } from '#commerce/orders/order-list/order-terms.ts'
import { isPostgres } from '#db/schema/engine.ts'
import type { Db } from '#db/schema/schema.ts'
import { type BenchRows, insertAll } from '../insert-all.ts'
import { type BenchOrder, benchOrder, benchTime, randomNumbers, skuOf } from './generate-orders.ts'

const batchSize = 5000

/**
 * Writes orders with their lines and terms past the shop, which would take hours. `addMore` writes what belongs to a batch of
 * them.
 */
export async function addBenchOrders(
  db: Db,
  count: number,
  time = benchTime,
  addMore?: (orders: readonly BenchOrder[]) => Promise<void>,
): Promise<void> {
  const random = randomNumbers(1)
  await sql`drop index order_term_by_term`.execute(db)
  for (let from = 1; from <= count; from += batchSize) {
    const orders = Array.from({ length: Math.min(batchSize, count - from + 1) }, (_, at) =>
      benchOrder(from + at, count, random, time),
    )
    await insertAll(db, 'customer_order', orders.map(orderRow))
    await insertAll(db, 'order_line', orders.flatMap(lineRows))
    await insertAll(db, 'order_term', orders.flatMap(termRows))
    await addMore?.(orders)
  }
  await sql`create index order_term_by_term on order_term (term, placed_at, order_id)`.execute(db)
  if (isPostgres(db)) await sql`vacuum analyze`.execute(db)
}

function orderRow({
  id,
  number,
  email,
  name,
  state,
  placedAt,
  paidAt,
  country,
  payment,
  total,
  isTest,
}: BenchOrder) {
  const address = { ...{ name, company: '', line1: '12 Long Street', line2: '', postalCode: '97209' } }
  return {
    ...{ id, number, email, state, country, payment, total, currency: 'USD', delivery_name: 'Standard' },
    ...{
      token_hash: `token hash of forty-three characters ${id}`,
      token_sealed: `sealed token ${'x'.repeat(80)}`,
    },
    ...{
      checkout_key_hash: `checkout key hash of 43 characters ${id}`,
      placed_at: placedAt,
      paid_at: paidAt,
    },
    address: JSON.stringify({ ...address, city: 'Portland', region: 'OR', country, phone: '' }),
    ...{ subtotal: total, discount: 0, delivery: 0, delivery_tax: 0, tax: 0, tax_included: 1, gift_card: 0 },
    ...{ return_days: 30, warranty_years: 2 },
    ...{ paid: paidAt === null ? 0 : total, is_test: isTest ? 1 : 0 },
  }
}

function lineRows({ id, products, total }: BenchOrder): BenchRows {
  return products.map((product, position) => ({
    ...{ order_id: id, position, sku: skuOf(product), product_id: product, slug: `product-${product}` },
    ...{
      title: `Product ${product}`,
      options: 'Clay, M',
      quantity: 1,
      unit_price: total,
      discount: 0,
      tax: 0,
      tax_rates: '[]',
      total,
    },
  }))
}

function termRows({ id, number, email, name, products, placedAt }: BenchOrder): BenchRows {
  const lines = products.map(product => ({ sku: skuOf(product), productId: product }))
  return orderTerms({ number, email, name, lines }).map(term => ({ order_id: id, term, placed_at: placedAt }))
}
