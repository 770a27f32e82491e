import { findLedgerMismatches } from '#commerce/catalog/stock/stock-ledger-store.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { formatGoal, formatTable, formatTableNumber } from '../format-table.ts'
import { type BenchShop, onEachDatabase } from './bench-shop.ts'
import { type Buyer, createBuyers } from './buyers.ts'
import { OrderClient } from './order-client.ts'
import type { BuyingResult } from './orders.ts'
import { startShopProcess, stopShopProcesses } from './shop-process.ts'

const shoppers = 2000
const units = 100
const processes = [1, 4]

interface Rush {
  sold: number
  refused: number
  /** Neither. */
  other: number
  stock: number
  disagreements: number
  orders: number
  storedCarts: number
  seconds: number
}

/** Many shoppers order the last few units of one product at the same moment. */
export async function measureRush(folder: string): Promise<BuyingResult> {
  const all = await onEachDatabase(folder, async (engine, newShop) => {
    const rushes: { engine: string; servers: number; rush: Rush }[] = []
    for (const servers of processes)
      rushes.push({ engine, servers, rush: await rush(await newShop(), servers) })
    return rushes
  })
  const rows = all
    .flat()
    .map(({ engine, servers, rush }) => ({ engine, servers, rush, reached: isRight(rush) }))
  const title = `${formatTableNumber(shoppers)} shoppers for the last ${units} units, all at once over HTTP`
  const heads = [
    'database',
    'processes',
    'sold',
    'refused',
    'other',
    'stock',
    'ledger',
    'carts kept',
    's',
    'goal',
  ]
  const cells = rows.map(({ engine, servers, rush, reached }) => [
    engine,
    String(servers),
    formatTableNumber(rush.sold),
    formatTableNumber(rush.refused),
    formatTableNumber(rush.other),
    formatTableNumber(rush.stock),
    rush.disagreements === 0 ? 'agrees' : `${rush.disagreements} wrong`,
    formatTableNumber(rush.storedCarts),
    formatTableNumber(rush.seconds, 1),
    formatGoal(reached, `${units} sold, ${formatTableNumber(shoppers - units)} refused`),
  ])
  return { text: formatTable(title, heads, cells), reached: rows.every(({ reached }) => reached) }
}

function isRight({ sold, refused, other, stock, disagreements, orders, storedCarts }: Rush): boolean {
  const all = [sold, refused, other, stock, disagreements, orders, storedCarts]
  return all.join() === [units, shoppers - units, 0, 0, 0, units, shoppers - units].join()
}

async function rush({ address, db }: BenchShop, servers: number): Promise<Rush> {
  const { sku } = await db
    .selectFrom('variant')
    .select('sku')
    .where('available', '>', 0)
    .orderBy('sku')
    .executeTakeFirstOrThrow()
  await db.updateTable('variant').set({ available: units }).where('sku', '=', sku).execute()
  // They pay right away: by bank transfer unconfirmed emails get only half of the stock.
  const buyers = await createBuyers(db, shoppers, [[sku]], ['test'])
  const shops = await Promise.all(Array.from({ length: servers }, () => startShopProcess(address)))
  const clients = shops.map(({ port }) => new OrderClient(port, shoppers / servers))
  try {
    const started = performance.now()
    const answers = await Promise.all(buyers.map((buyer, at) => answerTo(clients[at % servers]!, buyer)))
    const seconds = (performance.now() - started) / 1000
    const count = (answer: string) => answers.filter(one => one === answer).length
    const [sold, refused] = [count('sold'), count('refused')]
    return { sold, refused, other: shoppers - sold - refused, seconds, ...(await afterwards(db, sku)) }
  } finally {
    for (const client of clients) client.close()
    await stopShopProcesses()
  }
}

async function answerTo(client: OrderClient, buyer: Buyer): Promise<'sold' | 'refused' | 'other'> {
  const { status, location } = await client.order(buyer).catch(() => ({ status: 0, location: '' }))
  if (status !== 303) return 'other'
  if (location.includes('/pay/')) return 'sold'
  return location.includes('/checkout?notice=changed') ? 'refused' : 'other'
}

async function afterwards(db: Db, sku: string) {
  const count = async (table: 'customer_order' | 'cart_line') =>
    (
      await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n
  const variant = db.selectFrom('variant').select('available').where('sku', '=', sku)
  return {
    stock: (await variant.executeTakeFirstOrThrow()).available,
    disagreements: (await findLedgerMismatches(db)).length,
    orders: await count('customer_order'),
    storedCarts: await count('cart_line'),
  }
}
