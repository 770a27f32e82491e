import { setTimeout } from 'node:timers/promises'
import type { DatabaseAddress } from '#db/connection/connection.server.ts'
import { formatGoal, formatTable, formatTableNumber, median } from '../format-table.ts'
import { type BenchShop, onEachDatabase } from './bench-shop.ts'
import { type Buyer, createBuyers } from './buyers.ts'
import { countDiscrepancies } from './discrepancies.ts'
import { type FakeStripe, startFakeStripe } from './fake-stripe.ts'
import { OrderClient } from './order-client.ts'
import type { BuyingResult } from './orders.ts'
import { continuePurchase, isPurchaseDone, type Purchase } from './purchase.ts'
import { startShopProcess, stopShopProcesses } from './shop-process.ts'

const shoppers = 16
const stock = 1_000_000

/** Maximum time until the shop takes orders again, in milliseconds. */
const maxStartTime = 3000

/** The shop is killed at a random moment after this many actions, so always in the middle of its work. */
const minActionsBeforeKill = 20
const maxKillDelay = 150

/** More buyers than one process serves before it is killed. */
const waiting = 600

/**
 * Kills the shop repeatedly while it takes orders and payments. Unanswered requests are retried, as browsers and Stripe do.
 * Finally every order and payment must exist exactly once.
 */
export async function measureKills(folder: string, kills: number): Promise<BuyingResult> {
  const all = await onEachDatabase(folder, async (engine, newShop) => ({
    engine,
    ...(await killRepeatedly(await newShop(), kills)),
  }))
  const rows = all.map(one => {
    const slowest = Math.max(...one.starts.map(({ readyAfter }) => readyAfter))
    const reached = Object.values(one.wrong).every(count => count === 0) && slowest < maxStartTime
    return { ...one, slowest, reached }
  })
  const title = `Killed ${kills} times while taking orders and payments (${shoppers} concurrent shoppers)`
  const heads = [
    'database',
    'orders',
    'payments',
    'retries',
    ...Object.keys(rows[0]!.wrong),
    'start s',
    'of which CPU s',
    'slowest s',
    'goal',
  ]
  const cells = rows.map(({ engine, orders, payments, again, wrong, starts, slowest, reached }) => [
    engine,
    ...[orders, payments, again, ...Object.values(wrong)].map(count => formatTableNumber(count)),
    formatTableNumber(median(starts.map(({ readyAfter }) => readyAfter)) / 1000, 2),
    formatTableNumber(median(starts.map(({ processor }) => processor)) / 1000, 2),
    formatTableNumber(slowest / 1000, 2),
    formatGoal(reached, `no discrepancies, ready in ${maxStartTime / 1000} s`),
  ])
  return { text: formatTable(title, heads, cells), reached: rows.every(({ reached }) => reached) }
}

async function killRepeatedly({ address, db }: BenchShop, kills: number) {
  await db.updateTable('variant').set({ available: stock }).execute()
  const skus = (await db.selectFrom('variant').select('sku').orderBy('sku').execute()).map(({ sku }) => sku)
  const carts = skus.map((_, at) => [0, 1, 2].map(n => skus[(at + n) % skus.length]!))
  const stripe = await startFakeStripe()
  const purchases: Purchase[] = []
  const starts: Start[] = []
  try {
    for (let life = 0; life <= kills; life++) {
      // The last process finishes all open purchases.
      const isLast = life === kills
      const open = purchases.filter(purchase => !isPurchaseDone(purchase))
      const fresh = isLast ? [] : await createBuyers(db, waiting, carts, ['bank-transfer', 'stripe'])
      const start = await runUntilKilled(address, stripe, {
        open,
        fresh: startPurchases(fresh, purchases),
        isLast,
      })
      starts.push(start)
    }
    const visitors = purchases.map(({ buyer }) => buyer.visitorId)
    const payments = purchases.flatMap(({ payment }) => payment ?? [])
    const again =
      purchases.reduce((sum, { attempts }) => sum + attempts, 0) - purchases.length - payments.length
    const wrong = await countDiscrepancies(db, { visitors, payments }, stock)
    return { orders: purchases.length, payments: payments.length, again, starts, wrong }
  } finally {
    stripe.close()
    await stopShopProcesses()
  }
}

/** Starts one purchase per buyer and records it. */
function* startPurchases(buyers: readonly Buyer[], purchases: Purchase[]): Generator<Purchase> {
  for (const buyer of buyers) {
    const purchase: Purchase = {
      buyer,
      isPlaced: false,
      payment: undefined,
      isPaymentConfirmed: false,
      attempts: 0,
    }
    purchases.push(purchase)
    yield purchase
  }
}

/** Milliseconds until a shop was ready, by the clock and of CPU time. */
interface Start {
  readyAfter: number
  processor: number
}

/** Runs one process until it is killed or everything is done. Returns how long its start took. */
async function runUntilKilled(
  address: DatabaseAddress,
  stripe: FakeStripe,
  { open, fresh, isLast }: { open: Purchase[]; fresh: Iterable<Purchase>; isLast: boolean },
): Promise<Start> {
  const shop = await startShopProcess(address, stripe.url)
  const processor = await shop.worked()
  const client = new OrderClient(shop.port, shoppers)
  let isAlive = true
  let done = 0
  const minActionsDone = Promise.withResolvers<void>()
  const all = (function* () {
    yield* open
    yield* fresh
  })()
  const shopping = async () => {
    while (isAlive) {
      const next = all.next()
      if (next.done) return
      try {
        await continuePurchase(
          next.value,
          client,
          stripe,
          () => ++done === minActionsBeforeKill && minActionsDone.resolve(),
        )
      } catch (error) {
        // Requests that died with the process are retried with the next one.
        if (isAlive) throw error
      }
    }
  }
  const worked = Promise.all(Array.from({ length: shoppers }, shopping))
  if (!isLast) {
    await Promise.race([minActionsDone.promise, worked])
    await setTimeout(Math.random() * maxKillDelay)
    isAlive = false
    await shop.kill()
  }
  await worked
  client.close()
  return { readyAfter: shop.readyAfter, processor }
}
