import { findLedgerMismatches } from '#commerce/catalog/stock/stock-ledger-store.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { formatGoal, formatTable, formatTableNumber, median } from '../format-table.ts'
import { type BenchShop, type DatabaseEngine, onEachDatabase } from './bench-shop.ts'
import { type Buyer, createBuyers } from './buyers.ts'
import { forEachConcurrently, OrderClient } from './order-client.ts'
import { type ShopProcess, startShopProcess, stopShopProcesses } from './shop-process.ts'

/** The goal on SQLite with this many concurrent shoppers; p99 in milliseconds. */
const shoppers = 50
const minOrdersPerSecond = 300
const maxP99 = 250

const warmUp = 300
const orders = 2000
const linesEach = 3
const stock = 1_000_000

interface Run {
  perSecond: number
  p50: number
  p99: number
  processor: number
}

export interface BuyingResult {
  text: string
  reached: boolean
}

/** Orders per second over HTTP, with three lines and payment by bank transfer. */
export async function measureOrders(folder: string, runs: number): Promise<BuyingResult> {
  const all = await onEachDatabase(folder, async (engine, newShop) => ({
    engine,
    runs: await measure(await newShop(), runs),
  }))
  const rows = all.map(({ engine, runs }) => row(engine, runs))
  const title = `Placing orders over HTTP (${shoppers} shoppers at once, ${linesEach} lines, one fsync an order, medians of ${runs} runs of ${formatTableNumber(orders)})`
  const heads = ['database', 'orders/s', 'p50 ms', 'p99 ms', 'CPU ms', 'goal']
  return {
    text: formatTable(
      title,
      heads,
      rows.map(({ cells }) => cells),
    ),
    reached: rows.every(({ reached }) => reached),
  }
}

async function measure({ address, db }: BenchShop, runs: number): Promise<Run[]> {
  await db.updateTable('variant').set({ available: stock }).execute()
  const skus = (await db.selectFrom('variant').select('sku').orderBy('sku').execute()).map(({ sku }) => sku)
  const carts = skus.map((_, at) =>
    Array.from({ length: linesEach }, (_, n) => skus[(at + 7 * n) % skus.length]!),
  )
  const shop = await startShopProcess(address)
  try {
    await index(shop, await createBuyers(db, warmUp, carts))
    const measured: Run[] = []
    for (let run = 0; run < runs; run++)
      measured.push(await index(shop, await createBuyers(db, orders, carts)))
    await check(db, warmUp + runs * orders)
    return measured
  } finally {
    await stopShopProcesses()
  }
}

async function index(shop: ShopProcess, buyers: readonly Buyer[]): Promise<Run> {
  const client = new OrderClient(shop.port, shoppers)
  const times: number[] = []
  const before = await shop.worked()
  const started = performance.now()
  await forEachConcurrently(buyers, shoppers, async buyer => {
    const sentAt = performance.now()
    const { status, location } = await client.order(buyer)
    if (status !== 303 || !location.includes('/orders/'))
      throw new Error(`Placing an order returned ${status} ${location}`)
    times.push(performance.now() - sentAt)
  })
  const elapsed = performance.now() - started
  client.close()
  times.sort((a, b) => a - b)
  const percentile = (share: number) => times[Math.floor((times.length - 1) * share)]!
  return {
    perSecond: (times.length / elapsed) * 1000,
    p50: percentile(0.5),
    p99: percentile(0.99),
    processor: ((await shop.worked()) - before) / times.length,
  }
}

/** Every acknowledged order exists once, with its stock taken and its email in the outbox. */
async function check(db: Db, acknowledged: number): Promise<void> {
  const count = async (table: 'customer_order' | 'order_line' | 'email') =>
    (
      await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n
  const found = [await count('customer_order'), await count('order_line'), await count('email')]
  const expected = [acknowledged, acknowledged * linesEach, acknowledged]
  if (found.join() !== expected.join())
    throw new Error(`Acknowledged ${expected} orders, lines and emails, found ${found}.`)
  const wrong = await findLedgerMismatches(db)
  if (wrong.length > 0) throw new Error(`The ledger disagrees: ${JSON.stringify(wrong.slice(0, 3))}`)
}

function row(engine: DatabaseEngine, runs: readonly Run[]): { cells: string[]; reached: boolean } {
  const middle = (key: keyof Run) => median(runs.map(run => run[key]))
  const reached = middle('perSecond') >= minOrdersPerSecond && middle('p99') < maxP99
  const words = `${minOrdersPerSecond}/s, p99 ${maxP99} ms`
  return {
    cells: [
      engine,
      formatTableNumber(middle('perSecond')),
      formatTableNumber(middle('p50'), 1),
      formatTableNumber(middle('p99'), 1),
      formatTableNumber(middle('processor'), 2),
      engine === 'SQLite' ? formatGoal(reached, words) : '',
    ],
    reached: engine !== 'SQLite' || reached,
  }
}
