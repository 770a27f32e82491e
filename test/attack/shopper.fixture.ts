import { expect } from 'vitest'
import { shopBrowser } from '../shop-browser.ts'
import type { RunningShop } from './running-shop.fixture.ts'

/** A shopper without scripts, who has one thing in the cart. */
export async function shopper(shop: RunningShop) {
  const browser = shopBrowser(shop)
  const form = { sku: 'TEE-BLK-01-S', quantity: '1' }
  const add = async (headers: Record<string, string> = {}) => {
    const answer = await browser.send('/cart/add', form, headers)
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), text: await answer.text() }
  }
  /** How many are in the cart, as its page says. */
  const inCart = async () => {
    const answer = await browser.ask('/cart/state', { headers: { Accept: 'application/json' } })
    expect(answer.status).toBe(200)
    const { lines } = (await answer.json()) as { lines: { quantity: number }[] }
    return lines.reduce((sum, { quantity }) => sum + quantity, 0)
  }
  expect(await add()).toMatchObject({ status: 303 })
  expect(await inCart()).toBe(1)
  return { add, inCart }
}

/** What `/healthz` says. */
export async function health(shop: RunningShop): Promise<[number, string]> {
  const answer = await shop.ask('/healthz')
  return [answer.status, await answer.text()]
}

/** The events of the log that are about the database, each with its reason; nothing else may be there. */
export function outages(shop: RunningShop): string[] {
  expect(shop.otherOutput()).toBe('')
  return shop.events().map(({ event, because }) => (because === undefined ? event : `${event}: ${because}`))
}
