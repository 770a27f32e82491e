import { ledgerDisagreements } from '../../app/commerce/stock/stock-ledger-store.server.ts'
import type { Db } from '../../app/db/schema.ts'
import { goal, number, table } from '../table.ts'
import { type Buyer, storeBuyers } from './buyers.ts'
import { type NewShop, onEach } from './new-shop.ts'
import type { Measured } from './orders.ts'
import { startShopProcess, stopShopProcesses } from './shop-process.ts'
import { Till } from './till.ts'

const shoppers = 2000
const units = 100
const processes = [1, 4]

interface Rush {
  sold: number
  told: number
  /** Answered with neither. */
  other: number
  stock: number
  disagreements: number
  orders: number
  cartsKept: number
  seconds: number
}

/** Lets many want the last few of one thing at the same moment. */
export async function measureRush(folder: string): Promise<Measured> {
  const all = await onEach(folder, async (engine, newShop) => {
    const rushes: { engine: string; servers: number; rush: Rush }[] = []
    for (const servers of processes)
      rushes.push({ engine, servers, rush: await rush(await newShop(), servers) })
    return rushes
  })
  const rows = all
    .flat()
    .map(({ engine, servers, rush }) => ({ engine, servers, rush, reached: isRight(rush) }))
  const title = `${number(shoppers)} shoppers for the last ${units} units, all at once over HTTP`
  const heads = [
    'database',
    'processes',
    'sold',
    'told',
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
    number(rush.sold),
    number(rush.told),
    number(rush.other),
    number(rush.stock),
    rush.disagreements === 0 ? 'agrees' : `${rush.disagreements} wrong`,
    number(rush.cartsKept),
    number(rush.seconds, 1),
    goal(reached, `${units} sold, ${number(shoppers - units)} told`),
  ])
  return { text: table(title, heads, cells), reached: rows.every(({ reached }) => reached) }
}

function isRight({ sold, told, other, stock, disagreements, orders, cartsKept }: Rush): boolean {
  const all = [sold, told, other, stock, disagreements, orders, cartsKept]
  return all.join() === [units, shoppers - units, 0, 0, 0, units, shoppers - units].join()
}

async function rush({ address, db }: NewShop, servers: number): Promise<Rush> {
  const { sku } = await db
    .selectFrom('variant')
    .select('sku')
    .where('available', '>', 0)
    .orderBy('sku')
    .executeTakeFirstOrThrow()
  await db.updateTable('variant').set({ available: units }).where('sku', '=', sku).execute()
  // They pay at once: by bank transfer only half of the last units are sold to emails nobody has confirmed.
  const buyers = await storeBuyers(db, shoppers, [[sku]], ['test'])
  const shops = await Promise.all(Array.from({ length: servers }, () => startShopProcess(address)))
  const tills = shops.map(({ port }) => new Till(port, shoppers / servers))
  try {
    const started = performance.now()
    const answers = await Promise.all(buyers.map((buyer, at) => answerTo(tills[at % servers]!, buyer)))
    const seconds = (performance.now() - started) / 1000
    const count = (answer: string) => answers.filter(one => one === answer).length
    const [sold, told] = [count('sold'), count('told')]
    return { sold, told, other: shoppers - sold - told, seconds, ...(await afterwards(db, sku)) }
  } finally {
    for (const till of tills) till.close()
    await stopShopProcesses()
  }
}

async function answerTo(till: Till, buyer: Buyer): Promise<'sold' | 'told' | 'other'> {
  const { status, location } = await till.order(buyer).catch(() => ({ status: 0, location: '' }))
  if (status !== 303) return 'other'
  if (location.includes('/pay/')) return 'sold'
  return location.includes('/checkout?said=changed') ? 'told' : 'other'
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
    disagreements: (await ledgerDisagreements(db)).length,
    orders: await count('customer_order'),
    cartsKept: await count('cart_line'),
  }
}
