import { watchLowStock } from '#commerce/catalog/stock/watch-low-stock.server.ts'
import { countNextDays } from '#commerce/orders/sales/sales-totals-job.server.ts'
import { setSettings } from '#commerce/payments/invoices/invoice-shop.fixture.ts'
import type { Db } from '#db/schema/schema.ts'
import { type BenchRows, insertAll } from '../insert-all.ts'
import { addBenchOrders } from '../office-orders/add-orders.ts'
import { type BenchOrder, randomNumbers } from '../office-orders/generate-orders.ts'

const years = 2
const day = 86_400_000
const ordersPerHundredCarts = 30
const openWithdrawals = 40
const waitingShoppers = 3000
const soldOutVariants = 300
const failedSearches = 10_000

/** Two years of a shop: orders with refunds, returns, claims and stock movements, carts, searches, and totals made by the jobs. */
export async function addYears(db: Db, count: number, now: Date): Promise<void> {
  await setSettings(db, { demo_notice: '', test_payments: 'off' })
  const variants = await db.selectFrom('variant').select(['id', 'sku']).orderBy('id').execute()
  const random = randomNumbers(3)
  const { id: lastLine } = (await db
    .selectFrom('order_line')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirst()) ?? { id: 0 }
  let line = lastLine
  await addBenchOrders(db, count, { now, years }, async orders => {
    const skuAt = (product: number) => variants[product % variants.length]!.sku
    await insertAll(
      db,
      'stock_movement',
      orders.flatMap(order => movementRows(order, skuAt, random)),
    )
    await insertAll(db, 'order_event', orders.flatMap(eventRows))
    await insertAll(db, 'refund', orders.filter(isRefunded).map(refundRow))
    await insertAll(
      db,
      'order_return',
      orders.flatMap(order => returnRows(order, now, random)),
    )
    const lines = orders.map(({ products }) => (line += products.length))
    await insertAll(
      db,
      'warranty_claim',
      orders.flatMap((order, at) => claimRows(order, lines[at]!, now)),
    )
  })
  await insertAll(
    db,
    'withdrawal',
    Array.from({ length: openWithdrawals }, (_, at) => withdrawalRow(at, count, now)),
  )
  const soldOut = variants.slice(-soldOutVariants).map(({ id }) => id)
  await db.updateTable('variant').set({ available: 0 }).where('id', 'in', soldOut).execute()
  await insertAll(
    db,
    'back_in_stock_request',
    Array.from({ length: waitingShoppers }, (_, at) => requestRow(at, soldOut, now)),
  )
  await insertAll(
    db,
    'search_miss',
    Array.from({ length: failedSearches }, (_, at) => ({
      ...{
        query: `unknown words ${at}`,
        count: 1 + Math.floor(50 * random() ** 4),
        last_at: now.toISOString(),
      },
    })),
  )
  await addCartDays(db, count, now)
  await runJobs(db, now)
}

function movementRows(
  { id, products, placedAt }: BenchOrder,
  skuAt: (product: number) => string,
  random: () => number,
) {
  return products.map(product => ({
    ...{
      sku: skuAt(product),
      quantity: -1,
      available: random() < 0.005 ? 0 : 1 + Math.floor(random() * 200),
    },
    ...{ reason: 'sold', order_id: id, at: placedAt, actor: 'shopper', actor_name: '' },
  }))
}

/** As long as each order was open: placed, paid, canceled. */
function eventRows({ id, state, placedAt, paidAt }: BenchOrder): BenchRows {
  const event = (one: string) => ({
    order_id: id,
    state: one,
    at: placedAt,
    actor: 'shopper',
    actor_name: '',
    note: null,
  })
  return [
    event('placed'),
    ...(paidAt === null ? [] : [event('paid')]),
    ...(state === 'canceled' || (state === 'refunded' && id % 3 === 0) ? [event('canceled')] : []),
  ]
}

function isRefunded({ state }: BenchOrder): boolean {
  return state === 'refunded' || state === 'returned'
}

function refundRow({ id, total, placedAt }: BenchOrder) {
  const at = new Date(Date.parse(placedAt) + 3 * 3_600_000).toISOString()
  return {
    ...{ order_id: id, key: `refund ${id}`, amount: Math.max(1, Math.floor(total / (1 + (id % 2)))) },
    ...{ reason: 'returned', created_at: at, due_at: at, done_at: at },
  }
}

/** Those of the last weeks are open. */
function returnRows({ id, total, state, placedAt }: BenchOrder, now: Date, random: () => number): BenchRows {
  const age = now.getTime() - Date.parse(placedAt)
  const isOpen = age < 30 * day && state === 'delivered' && random() < 0.03
  if (!isOpen && !isRefunded({ state } as BenchOrder)) return []
  const states = ['requested', 'accepted', 'received'] as const
  const at = (days: number) => new Date(Date.parse(placedAt) + days * day).toISOString()
  const open = states[id % states.length]!
  return [
    {
      ...{
        number: `R-${id}`,
        order_id: id,
        key_hash: `return ${id}`,
        reason: 'other',
        comment: '',
        amount: total,
      },
      ...{
        state: isOpen ? open : 'refunded',
        requested_at: at(1),
        accepted_at: open === 'requested' ? null : at(2),
      },
      ...{ received_at: isOpen && open !== 'received' ? null : at(5), refunded_at: isOpen ? null : at(6) },
    },
  ]
}

/** One order of a thousand; the last month's are open. */
function claimRows({ id, placedAt }: BenchOrder, line: number, now: Date): BenchRows {
  if (id % 1000 !== 0) return []
  const isOpen = now.getTime() - Date.parse(placedAt) < 30 * day
  return [
    {
      ...{ number: `W-${id}`, order_line_id: line, key_hash: `claim ${id}`, description: 'It broke.' },
      ...{ claimed_at: placedAt, answered_at: isOpen ? null : placedAt, answer: isOpen ? '' : 'Sorry.' },
    },
  ]
}

function withdrawalRow(at: number, count: number, now: Date) {
  return {
    ...{
      number: `D-${at}`,
      key_hash: `withdrawal ${at}`,
      name: 'Ada',
      order_number: `T-${at}`,
      email: 'ada@mail.example',
    },
    ...{
      comment: '',
      order_id: Math.max(1, count - at * 7),
      declared_at: now.toISOString(),
      statement_hash: `${at}`,
    },
  }
}

function requestRow(at: number, variants: readonly number[], now: Date) {
  const created_at = now.toISOString()
  const variant_id = variants[Math.floor(variants.length * (at / waitingShoppers) ** 2)]!
  return { variant_id, email: `shopper-${at}@mail.example`, created_at, confirmed_at: created_at }
}

async function addCartDays(db: Db, count: number, now: Date): Promise<void> {
  const days = years * 365
  const carts = Math.round((count / days) * (100 / ordersPerHundredCarts))
  await insertAll(
    db,
    'cart_day',
    Array.from({ length: days }, (_, at) => ({
      day: new Date(now.getTime() - at * day).toISOString().slice(0, 10),
      carts: carts + (at % 7),
    })),
  )
}

/** The totals of sales and what runs low, as the shop's own jobs keep them. */
async function runJobs(db: Db, now: Date): Promise<void> {
  while ((await countNextDays(db, now)) > 0);
  const lowStock = watchLowStock(db)
  const { signal } = new AbortController()
  while ((await lowStock.run(now, signal)) > 0);
}
