import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Order } from '#commerce/orders/order.ts'
import { placeSampleOrder } from '#commerce/orders/sample-order.fixture.ts'
import { builtShop } from '#test/built-shop.ts'
import { printCost } from '#web/limits/read-cost.ts'

const pot = [{ sku: 'POT-WHT-01', quantity: 1 }]
const many = { burst: 100, perSecond: 100 }
/** As a proxy on this machine sends it. */
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })

describe('a client that tries all filters', () => {
  // Enough for ten pages, without refilling during the test.
  const shop = builtShop({
    rates: { visitor: many, newcomer: many, reads: { burst: 100, perSecond: 0.001 } },
  })
  const bot = from('203.0.113.1')

  it('gets the time to wait, while cached pages and other clients cost nothing', async () => {
    const statuses: number[] = []
    for (let at = 0; at < 12; at++) statuses.push((await shop.fetch(`/Shop?from=${at}`, bot)).status)
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429])
    const refused = await shop.fetch('/Shop?from=99', bot)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(1000)
    expect(refused.headers.get('cache-control')).toBe('no-store')
    expect(await refused.text()).toMatch(
      /opened too many pages too quickly. Try again in \d+ minutes\..*href="\/"/,
    )
    expect((await shop.fetch('/Shop.data?from=98', bot)).status).toBe(429)
    expect((await shop.fetch('/cart', bot)).status).toBe(429)
    expect((await shop.fetch('/Shop?from=1', bot)).status).toBe(200)
    expect((await shop.fetch('/Shop?from=99', from('203.0.113.2'))).status).toBe(200)
  })

  it('is stopped sooner when every page is a search with many filters', async () => {
    const filters = 'color=black&color=white&size=s&size=m&size=l'
    const statuses: number[] = []
    for (let at = 0; at < 5; at++)
      statuses.push((await shop.fetch(`/Shop?q=pot&${filters}&from=${at}`, from('203.0.113.3'))).status)
    expect(statuses).toEqual([200, 200, 200, 429, 429])
  })
})

describe('a listing with too many filters', () => {
  const shop = builtShop()

  it('uses twenty of them and shows a notice', async () => {
    const page = await (await shop.fetch('/Shop')).text()
    const values = [...page.matchAll(/name="(category|color|size|price|brand)"[^>]*value="([^"]+)"/g)]
    const chosen = [...new Set(values.map(([, name, value]) => `${name}=${value}`))]
    expect(chosen.length).toBeGreaterThan(22)
    const chips = async (count: number) => {
      const listing = await (await shop.fetch(`/Shop?${chosen.slice(0, count).join('&')}`)).text()
      const boxes = listing.match(/<input (?=[^>]*type="checkbox")(?![^>]*name="(?:stock|sale)")[^>]*>/g)!
      const free = boxes.filter(box => !/ (checked|disabled)=/.test(box))
      const chips = listing.match(/Remove <\/span>/g)!
      return [chips.length, listing.includes('the limit of 20 filters'), free.length > 0]
    }
    expect(await chips(19)).toEqual([19, false, true])
    expect(await chips(20)).toEqual([20, true, false])
    expect(await chips(chosen.length)).toEqual([20, true, false])
  })
})

describe('a health check', () => {
  const shop = builtShop()

  it('waits for one render and not for all pending ones', async () => {
    const answered: string[] = []
    const load = async (target: string) => {
      await shop.fetch(target)
      answered.push(target)
    }
    // Open connections, so that requests arrive in order.
    await Promise.all(Array.from({ length: 21 }, () => shop.fetch('/healthz')))
    const pages = Array.from({ length: 20 }, (_, at) => load(`/Shop?from=${at}`))
    await Promise.all([...pages, load('/healthz')])
    expect(answered.indexOf('/healthz')).toBeLessThan(10)
  })
})

describe('an invoice', () => {
  const reads = { burst: 300, perSecond: 0.001 }
  const shop = builtShop({ rates: { visitor: many, newcomer: many, reads } })
  const orders: Order[] = []
  beforeAll(async () => {
    for (let count = 0; count < 3; count++) {
      const order = await placeSampleOrder(shop.db, pot, 'test', new Date())
      await shop.db.updateTable('customer_order').set({ state: 'paid' }).where('id', '=', order.id).execute()
      orders.push(order)
    }
  })
  const invoice = ({ token }: Order, address: string) => shop.fetch(`/orders/${token}/invoice`, from(address))
  const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer())

  it('is rendered once and stored in the data folder', async () => {
    const [first, second] = await Promise.all([1, 2].map(last => invoice(orders[0]!, `203.0.113.${last}`)))
    expect([first!.status, first!.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const file = await bytes(first!)
    expect(file.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await bytes(second!)).equals(file)).toBe(true)
    const folder = path.join(shop.dataDir, 'invoices')
    const [cached, ...more] = readdirSync(folder)
    expect(more).toEqual([])
    expect(readFileSync(path.join(folder, cached!)).equals(file)).toBe(true)

    writeFileSync(path.join(folder, cached!), 'damaged')
    const third = await invoice(orders[0]!, '203.0.113.3')
    expect((await bytes(third)).equals(file)).toBe(true)
    expect(readFileSync(path.join(folder, cached!)).equals(file)).toBe(true)
    expect(shop.logged.filter(({ event }) => event === 'document-differs')).toEqual([])
  })

  it('is logged if its stored hash is of another file', async () => {
    await shop.db.updateTable('document').set({ sha256: 'other' }).where('kind', '=', 'invoice').execute()
    expect((await invoice(orders[0]!, '203.0.113.6')).status).toBe(200)
    expect(shop.logged.filter(({ event }) => event === 'document-differs')).toMatchObject([
      { kind: 'invoice', number: 1 },
    ])
    const stored = shop.db.selectFrom('document').select('sha256').where('order_id', '=', orders[0]!.id)
    expect(await stored.execute()).toEqual([{ sha256: 'other' }])
  })

  it('is limited per client until it is rendered', async () => {
    expect(printCost).toBeLessThan(300)
    expect((await invoice(orders[1]!, '203.0.113.4')).status).toBe(200)
    const refused = await invoice(orders[2]!, '203.0.113.4')
    expect([refused.status, Number(refused.headers.get('retry-after')) > 1000]).toEqual([429, true])
    expect((await invoice(orders[1]!, '203.0.113.4')).status).toBe(200)
    expect((await invoice(orders[2]!, '203.0.113.5')).status).toBe(200)
    expect((await invoice(orders[2]!, '203.0.113.4')).status).toBe(200)
  })
})
