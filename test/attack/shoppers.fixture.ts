import { setTimeout } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Db } from '../../app/db/schema.ts'
import { type Buyer, storeBuyers } from '../../bench/buying/buyers.ts'
import { whatIsWrong } from '../../bench/buying/whole-shop.ts'
import type { RunningShop } from './running-shop.fixture.ts'

const stock = 100_000
const shoppersAtOnce = 50

/** How soon somebody presses the button again who was told to, in milliseconds. */
const impatience = 50

export interface Ordering {
  /** How many orders the shop has acknowledged. */
  placed(): number
  /** How often somebody was told to try again. */
  refused(): number
  /** When every order is acknowledged, in whatever answer that took. */
  all: Promise<void>
  /** That nothing was lost and nothing doubled, and that the stock is what the ledger says. */
  checkAll(): Promise<void>
}

/** Fifty shoppers press the button of the checkout, each again with the same form until the shop has said that it has the order. */
export async function startOrdering(shop: RunningShop, db: Db, orders: number): Promise<Ordering> {
  await db.updateTable('variant').set({ available: stock }).execute()
  const skus = (await db.selectFrom('variant').select('sku').orderBy('sku').execute()).map(({ sku }) => sku)
  const carts = skus.map((_, at) => [skus[at]!, skus[(at + 7) % skus.length]!])
  const buyers = await storeBuyers(db, orders, carts)
  const visitors: number[] = []
  let refused = 0
  const waiting = buyers.entries()
  const shopper = async () => {
    for (const [place, buyer] of waiting) {
      while (!(await order(shop, buyer, place))) {
        refused++
        await setTimeout(impatience)
      }
      visitors.push(buyer.visitorId)
    }
  }
  const all = Promise.all(Array.from({ length: shoppersAtOnce }, shopper)).then(() => {})
  // A test that fails before it waits for them says more than they do.
  all.catch(() => {})
  return {
    placed: () => visitors.length,
    refused: () => refused,
    all,
    async checkAll() {
      await all
      expect(visitors).toHaveLength(orders)
      const wrong = await whatIsWrong(db, { visitors, payments: [] }, stock)
      expect(wrong).toEqual(Object.fromEntries(Object.keys(wrong).map(name => [name, 0])))
    },
  }
}

/** Presses the button once; false when the shop says that this is to be tried again. Each shopper has an address of their own. */
async function order(shop: RunningShop, { cookie, form }: Buyer, place: number): Promise<boolean> {
  const answer = await shop.ask('/checkout/place', {
    method: 'POST',
    body: form,
    headers: {
      Cookie: cookie,
      Origin: shop.origin,
      'Content-Type': 'application/x-www-form-urlencoded',
      'X-Forwarded-For': `203.0.${place >> 8}.${place & 255}`,
    },
  })
  const words = await answer.text()
  if (answer.status === 503) {
    expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
    expect(words).toContain('Please try again in a moment')
    return false
  }
  expect([answer.status, answer.headers.get('location')]).toEqual([303, expect.stringMatching(/^\/orders\//)])
  return true
}
