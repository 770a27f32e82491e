import { expect } from 'vitest'
import { shopBrowser } from '../../shop-browser.ts'
import type { AttackedShop } from './attacked-shop.fixture.ts'

/** A shopper without JavaScript and with one item in the cart. */
export async function scriptedShopper(shop: AttackedShop) {
  const browser = shopBrowser(shop)
  const form = { sku: 'TEE-BLK-01-S', quantity: '1' }
  const add = async (headers: Record<string, string> = {}) => {
    const response = await browser.send('/cart/add', form, headers)
    return {
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      text: await response.text(),
    }
  }
  /** The number of items on the cart page. */
  const inCart = async () => {
    const response = await browser.fetch('/cart/state', { headers: { Accept: 'application/json' } })
    expect(response.status).toBe(200)
    const { lines } = (await response.json()) as { lines: { quantity: number }[] }
    return lines.reduce((sum, { quantity }) => sum + quantity, 0)
  }
  expect(await add()).toMatchObject({ status: 303 })
  expect(await inCart()).toBe(1)
  return { add, inCart }
}

/** The response of `/healthz`. */
export async function readHealth(shop: AttackedShop): Promise<[number, string]> {
  const response = await shop.fetch('/healthz')
  return [response.status, await response.text()]
}

/** The log's database events with their reasons; fails on other events. */
export function loggedOutages(shop: AttackedShop): string[] {
  expect(shop.otherOutput()).toBe('')
  return shop.events().map(({ event, reason }) => (reason === undefined ? event : `${event}: ${reason}`))
}
