import { ledgerDisagreements } from '../../app/commerce/stock/stock-ledger-store.server.ts'
import type { Db } from '../../app/db/schema.ts'
import { goal, median, number, table } from '../table.ts'
import { type Buyer, storeBuyers } from './buyers.ts'
import { type Engine, type NewShop, onEach } from './new-shop.ts'
import { type ShopProcess, startShopProcess, stopShopProcesses } from './shop-process.ts'
import { allBy, Till } from './till.ts'

/** What placing orders should reach on SQLite with so many shoppers at the same time. */
const shoppers = 50
const leastPerSecond = 300
const longest99 = 250

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

export interface Measured {
  text: string
  reached: boolean
}

/** How many orders a second are placed over HTTP, with three lines and payment by bank transfer. */
export async function measureOrders(folder: string, runs: number): Promise<Measured> {
  const all = await onEach(folder, async (engine, newShop) => ({
    engine,
    runs: await measure(await newShop(), runs),
  }))
  const rows = all.map(({ engine, runs }) => row(engine, runs))
  const title = `Placing orders over HTTP (${shoppers} shoppers at once, ${linesEach} lines, one fsync an order, medians of ${runs} runs of ${number(orders)})`
  const heads = ['database', 'orders/s', 'p50 ms', 'p99 ms', 'CPU ms', 'goal']
  return {
    text: table(
      title,
      heads,
      rows.map(({ cells }) => cells),
    ),
    reached: rows.every(({ reached }) => reached),
  }
}

async function measure({ address, db }: NewShop, runs: number): Promise<Run[]> {
  await db.updateTable('variant').set({ available: stock }).execute()
  const skus = (await db.selectFrom('variant').select('sku').orderBy('sku').execute()).map(({ sku }) => sku)
  const carts = skus.map((_, at) =>
    Array.from({ length: linesEach }, (_, n) => skus[(at + 7 * n) % skus.length]!),
  )
  const shop = await startShopProcess(address)
  try {
    await place(shop, await storeBuyers(db, warmUp, carts))
    const measured: Run[] = []
    for (let run = 0; run < runs; run++)
      measured.push(await place(shop, await storeBuyers(db, orders, carts)))
    await check(db, warmUp + runs * orders)
    return measured
  } finally {
    await stopShopProcesses()
  }
}

async function place(shop: ShopProcess, buyers: readonly Buyer[]): Promise<Run> {
  const till = new Till(shop.port, shoppers)
  const times: number[] = []
  const before = await shop.worked()
  const started = performance.now()
  await allBy(buyers, shoppers, async buyer => {
    const asked = performance.now()
    const { status, location } = await till.order(buyer)
    if (status !== 303 || !location.includes('/orders/'))
      throw new Error(`An order was answered with ${status} ${location}`)
    times.push(performance.now() - asked)
  })
  const took = performance.now() - started
  till.close()
  times.sort((a, b) => a - b)
  const percentile = (share: number) => times[Math.floor((times.length - 1) * share)]!
  return {
    perSecond: (times.length / took) * 1000,
    p50: percentile(0.5),
    p99: percentile(0.99),
    processor: ((await shop.worked()) - before) / times.length,
  }
}

/** What was acknowledged is there, once, with its stock taken and its letter in the outbox. */
async function check(db: Db, acknowledged: number): Promise<void> {
  const count = async (table: 'customer_order' | 'order_line' | 'letter') =>
    (
      await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n
  const found = [await count('customer_order'), await count('order_line'), await count('letter')]
  const wanted = [acknowledged, acknowledged * linesEach, acknowledged]
  if (found.join() !== wanted.join())
    throw new Error(`${wanted} orders, lines and letters were acknowledged, but ${found} are kept.`)
  const wrong = await ledgerDisagreements(db)
  if (wrong.length > 0) throw new Error(`The ledger disagrees: ${JSON.stringify(wrong.slice(0, 3))}`)
}

function row(engine: Engine, runs: readonly Run[]): { cells: string[]; reached: boolean } {
  const middle = (key: keyof Run) => median(runs.map(run => run[key]))
  const reached = middle('perSecond') >= leastPerSecond && middle('p99') < longest99
  const words = `${leastPerSecond}/s, p99 ${longest99} ms`
  return {
    cells: [
      engine,
      number(middle('perSecond')),
      number(middle('p50'), 1),
      number(middle('p99'), 1),
      number(middle('processor'), 2),
      engine === 'SQLite' ? goal(reached, words) : '',
    ],
    reached: engine !== 'SQLite' || reached,
  }
}
