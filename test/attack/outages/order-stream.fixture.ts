import { setTimeout } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Db } from '#db/schema/schema.ts'
import { type Buyer, createBuyers } from '../../../bench/buying/buyers.ts'
import { countDiscrepancies } from '../../../bench/buying/discrepancies.ts'
import type { AttackedShop } from './attacked-shop.fixture.ts'

const stock = 100_000
const shoppersAtOnce = 50

/** How soon shoppers retry, in milliseconds. */
const retryDelay = 50

export interface OrderStream {
  /** The number of acknowledged orders. */
  placed(): number
  /** The number of retries. */
  refused(): number
  /** Lets shoppers place the orders that were held back. */
  release(): void
  /** Resolves when every order is acknowledged. */
  all: Promise<void>
  /** Checks that nothing was lost or doubled, and that the stock matches its ledger. */
  checkAll(): Promise<void>
}

/**
 * Fifty shoppers place orders, each retrying the same form until it is acknowledged. The last `heldBack` orders wait for `release`, so that
 * a fast machine cannot place them all before what the test does to them.
 */
export async function startOrderStream(
  shop: AttackedShop,
  db: Db,
  orders: number,
  heldBack = 0,
): Promise<OrderStream> {
  await db.updateTable('variant').set({ available: stock }).execute()
  const skus = (await db.selectFrom('variant').select('sku').orderBy('sku').execute()).map(({ sku }) => sku)
  const carts = skus.map((_, at) => [skus[at]!, skus[(at + 7) % skus.length]!])
  const buyers = await createBuyers(db, orders, carts)
  const visitors: number[] = []
  let refused = 0
  const waiting = buyers.entries()
  const released = Promise.withResolvers<void>()
  const shopper = async () => {
    for (const [index, buyer] of waiting) {
      if (index >= orders - heldBack) await released.promise
      while (!(await order(shop, buyer, index))) {
        refused++
        await setTimeout(retryDelay)
      }
      visitors.push(buyer.visitorId)
    }
  }
  const all = Promise.all(Array.from({ length: shoppersAtOnce }, shopper)).then(() => {})
  // A test that fails earlier has a better message.
  all.catch(() => {})
  return {
    placed: () => visitors.length,
    refused: () => refused,
    release: released.resolve,
    all,
    async checkAll() {
      await all
      expect(visitors).toHaveLength(orders)
      const wrong = await countDiscrepancies(db, { visitors, payments: [] }, stock)
      expect(wrong).toEqual(Object.fromEntries(Object.keys(wrong).map(name => [name, 0])))
    },
  }
}

/** Sends the form once; false when it has to be retried. Each shopper has an address. */
async function order(shop: AttackedShop, { cookie, form }: Buyer, index: number): Promise<boolean> {
  const response = await shop.fetch('/checkout/place', {
    method: 'POST',
    body: form,
    headers: {
      Cookie: cookie,
      Origin: shop.origin,
      'Content-Type': 'application/x-www-form-urlencoded',
      'X-Forwarded-For': `203.0.${index >> 8}.${index & 255}`,
    },
  })
  const text = await response.text()
  if (response.status === 503) {
    expect(response.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
    expect(text).toContain('Please try again in a moment')
    return false
  }
  expect([response.status, response.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/^\/orders\//),
  ])
  return true
}
