import { setTimeout } from 'node:timers/promises'
import type { DatabaseAddress } from '../../app/db/connection.server.ts'
import { goal, median, number, table } from '../table.ts'
import { type Buyer, storeBuyers } from './buyers.ts'
import { type NewShop, onEach } from './new-shop.ts'
import type { Measured } from './orders.ts'
import { buy, isDone, type Purchase } from './purchase.ts'
import { startShopProcess, stopShopProcesses } from './shop-process.ts'
import { openStripe, type Stripe } from './stripe.ts'
import { Till } from './till.ts'
import { whatIsWrong } from './whole-shop.ts'

const shoppers = 16
const stock = 1_000_000

/** How long it may take until the shop takes orders again, in milliseconds. */
const longestStart = 3000

/** The shop is killed when it has done so many things since it was started, and a moment more: always at work. */
const leastDone = 20
const longestMoment = 150

/** More than are bought from in one life of the shop. */
const waiting = 600

/**
 * Kills the shop again and again while orders are placed and payments are told. Whoever got no answer asks again, as browsers
 * and Stripe do, until all have theirs; then everything must be there, once.
 */
export async function measureKills(folder: string, kills: number): Promise<Measured> {
  const all = await onEach(folder, async (engine, newShop) => ({
    engine,
    ...(await killOften(await newShop(), kills)),
  }))
  const rows = all.map(one => {
    const slowest = Math.max(...one.starts.map(({ readyAfter }) => readyAfter))
    const reached = Object.values(one.wrong).every(count => count === 0) && slowest < longestStart
    return { ...one, slowest, reached }
  })
  const title = `The shop killed ${kills} times while orders are placed and payments told (${shoppers} shoppers at once)`
  const heads = [
    'database',
    'orders',
    'payments',
    'asked again',
    ...Object.keys(rows[0]!.wrong),
    'start s',
    'of which CPU s',
    'slowest s',
    'goal',
  ]
  const cells = rows.map(({ engine, orders, payments, again, wrong, starts, slowest, reached }) => [
    engine,
    ...[orders, payments, again, ...Object.values(wrong)].map(count => number(count)),
    number(median(starts.map(({ readyAfter }) => readyAfter)) / 1000, 2),
    number(median(starts.map(({ processor }) => processor)) / 1000, 2),
    number(slowest / 1000, 2),
    goal(reached, `nothing wrong, ready in ${longestStart / 1000} s`),
  ])
  return { text: table(title, heads, cells), reached: rows.every(({ reached }) => reached) }
}

async function killOften({ address, db }: NewShop, kills: number) {
  await db.updateTable('variant').set({ available: stock }).execute()
  const skus = (await db.selectFrom('variant').select('sku').orderBy('sku').execute()).map(({ sku }) => sku)
  const carts = skus.map((_, at) => [0, 1, 2].map(n => skus[(at + n) % skus.length]!))
  const stripe = await openStripe()
  const purchases: Purchase[] = []
  const starts: Start[] = []
  try {
    for (let life = 0; life <= kills; life++) {
      // In its last life it finishes what was begun, and lives on.
      const isLast = life === kills
      const open = purchases.filter(purchase => !isDone(purchase))
      const fresh = isLast ? [] : await storeBuyers(db, waiting, carts, ['bank-transfer', 'stripe'])
      const start = await live(address, stripe, {
        open,
        fresh: begun(fresh, purchases),
        isLast,
      })
      starts.push(start)
    }
    const visitors = purchases.map(({ buyer }) => buyer.visitorId)
    const payments = purchases.flatMap(({ payment }) => payment ?? [])
    const again = purchases.reduce((sum, { tries }) => sum + tries, 0) - purchases.length - payments.length
    const wrong = await whatIsWrong(db, { visitors, payments }, stock)
    return { orders: purchases.length, payments: payments.length, again, starts, wrong }
  } finally {
    stripe.close()
    await stopShopProcesses()
  }
}

/** Buyers who come one after the other, each written down when they come. */
function* begun(buyers: readonly Buyer[], purchases: Purchase[]): Generator<Purchase> {
  for (const buyer of buyers) {
    const purchase: Purchase = { buyer, isPlaced: false, payment: undefined, isHeard: false, tries: 0 }
    purchases.push(purchase)
    yield purchase
  }
}

/** Milliseconds until a shop was ready, and those that its processors worked for it: others may work beside it. */
interface Start {
  readyAfter: number
  processor: number
}

/** One life of the shop, from its start until it is killed at work or all is done; how long its start took. */
async function live(
  address: DatabaseAddress,
  stripe: Stripe,
  { open, fresh, isLast }: { open: Purchase[]; fresh: Iterable<Purchase>; isLast: boolean },
): Promise<Start> {
  const shop = await startShopProcess(address, stripe.url)
  const processor = await shop.worked()
  const till = new Till(shop.port, shoppers)
  let isAlive = true
  let done = 0
  const enough = Promise.withResolvers<void>()
  const all = (function* () {
    yield* open
    yield* fresh
  })()
  const shopping = async () => {
    while (isAlive) {
      const next = all.next()
      if (next.done) return
      try {
        await buy(next.value, till, stripe, () => ++done === leastDone && enough.resolve())
      } catch (error) {
        // Whoever hears nothing because the shop is gone asks again in its next life.
        if (isAlive) throw error
      }
    }
  }
  const worked = Promise.all(Array.from({ length: shoppers }, shopping))
  if (!isLast) {
    await Promise.race([enough.promise, worked])
    await setTimeout(Math.random() * longestMoment)
    isAlive = false
    await shop.kill()
  }
  await worked
  till.close()
  return { readyAfter: shop.readyAfter, processor }
}
