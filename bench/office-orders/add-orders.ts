import { sql } from 'kysely'
import { orderTerms } from '../../app/commerce/orders/order-list/order-terms.ts'
import { getOpenDatabase } from '../../app/db/connection/connection.server.ts'
import { isPostgres } from '../../app/db/schema/columns.ts'
import type { Db } from '../../app/db/schema/schema.ts'
import { type BenchOrder, benchOrder, randomNumbers, skuOf } from './generate-orders.ts'

type Cell = string | number | null
type Rows = Record<string, Cell>[]

const batchSize = 5000

/** Writes orders with their lines and terms past the shop, which would take hours. */
export async function addBenchOrders(db: Db, count: number): Promise<void> {
  const random = randomNumbers(1)
  await sql`drop index order_term_by_term`.execute(db)
  for (let from = 1; from <= count; from += batchSize) {
    const orders = Array.from({ length: Math.min(batchSize, count - from + 1) }, (_, at) =>
      benchOrder(from + at, count, random),
    )
    await insertAll(db, 'customer_order', orders.map(orderRow))
    await insertAll(db, 'order_line', orders.flatMap(lineRows))
    await insertAll(db, 'order_term', orders.flatMap(termRows))
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
    ...{ paid: paidAt === null ? 0 : total, is_test: isTest ? 1 : 0, has_terms: 1 },
  }
}

function lineRows({ id, products, total }: BenchOrder): Rows {
  return products.map((product, position) => ({
    ...{ order_id: id, position, sku: skuOf(product), product_id: product, slug: `product-${product}` },
    ...{
      title: `Product ${product}`,
      options: 'Clay, M',
      quantity: 1,
      unit_price: total,
      discount: 0,
      tax: 0,
      total,
    },
  }))
}

function termRows({ id, number, email, name, products, placedAt }: BenchOrder): Rows {
  const lines = products.map(product => ({ sku: skuOf(product), productId: product }))
  return orderTerms({ number, email, name, lines }).map(term => ({ order_id: id, term, placed_at: placedAt }))
}

async function insertAll(db: Db, table: string, rows: Rows): Promise<void> {
  const columns = Object.keys(rows[0]!)
  if (!isPostgres(db)) {
    const { database } = getOpenDatabase(db).file!
    const insert = database.prepare(
      `insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`,
    )
    database.transaction(() => {
      for (const row of rows) insert.run(columns.map(column => row[column]))
    })()
    return
  }
  const lists = columns.map(column => {
    const type = rows.some(row => typeof row[column] === 'number') ? sql`integer[]` : sql`text[]`
    return sql`${rows.map(row => row[column])}::${type}`
  })
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map(column => sql.ref(column)))})
    select * from unnest(${sql.join(lists)})`.execute(db)
}
