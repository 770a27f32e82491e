import pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { bumpCatalogVersion } from '#commerce/catalog/products/catalog-version-store.server.ts'
import { openDatabase } from '#db/connection/connection.server.ts'
import { demoCopy } from '../../databases.ts'
import { type AttackedShop, startAttackedShop } from './attacked-shop.fixture.ts'
import { startOrderStream } from './order-stream.fixture.ts'
import { demoOnOwnPostgres } from './own-postgres.fixture.ts'

async function shopOnOwnServer() {
  const { postgres, address, db } = await demoOnOwnPostgres()
  return { postgres, db, shop: await startAttackedShop(address) }
}

const outageEvents = (shop: AttackedShop) => shop.events().map(({ event }) => event)
const health = async (shop: AttackedShop) => {
  const response = await shop.fetch('/healthz')
  return [response.status, await response.text()]
}

describe('PostgreSQL', () => {
  it('may restart while fifty shoppers order', async () => {
    const { postgres, shop, db } = await shopOnOwnServer()
    expect(await health(shop)).toEqual([200, 'ok'])
    const ordering = await startOrderStream(shop, db, 120, 50)
    expect((await shop.fetch('/Shop')).status).toBe(200)
    await expect.poll(ordering.placed, { interval: 5 }).toBeGreaterThan(30)
    await postgres.halt()
    ordering.release()
    await expect.poll(() => outageEvents(shop)).toEqual(['database-unavailable'])

    expect((await shop.fetch('/livez')).status).toBe(200)
    await expect.poll(() => health(shop)).toEqual([503, 'the database cannot be reached'])
    const stored = await shop.fetch('/Shop')
    expect([stored.status, await stored.text()]).toEqual([
      200,
      expect.stringContaining('Basic Crew Neck Tee'),
    ])
    await refusesSoftly(shop)
    const before = ordering.refused()
    await expect.poll(ordering.refused).toBeGreaterThan(before + 50)

    await postgres.resume()
    await ordering.checkAll()
    await expect.poll(() => health(shop)).toEqual([200, 'ok'])
    await expect.poll(() => outageEvents(shop)).toEqual(['database-unavailable', 'database-available'])
    expect(shop.otherOutput()).toBe('')
    expect(shop.isRunning()).toBe(true)

    await db.transaction().execute(async tx => {
      await tx
        .updateTable('product')
        .set({ title: 'A new name' })
        .where('slug', '=', 'basic-crew-neck-tee-black')
        .execute()
      await bumpCatalogVersion(tx, [0])
    })
    await expect.poll(async () => (await shop.fetch('/Shop')).text()).toContain('A new name')

    // A shop without its database still closes in order.
    await postgres.halt()
    await expect.poll(() => outageEvents(shop).length).toBe(3)
    expect(await shop.close()).toBe(0)
  })

  it('may close connections while fifty shoppers order', async () => {
    const address = await demoCopy('PostgreSQL')
    const db = openDatabase(address)
    onTestFinished(() => db.destroy())
    const shop = await startAttackedShop(address)
    const axe = new pg.Client({ connectionString: address.databaseUrl! })
    await axe.connect()
    const ordering = await startOrderStream(shop, db, 120)
    let ended = 0
    for (const placed of [10, 20, 30, 40, 50, 60, 70, 80]) {
      await expect.poll(ordering.placed, { interval: 5 }).toBeGreaterThan(placed)
      const { rowCount } = await axe.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where pid <> pg_backend_pid() and datname = current_database()`,
      )
      ended += rowCount!
    }
    await axe.end()
    await ordering.checkAll()
    expect(ended).toBeGreaterThan(20)
    await expect.poll(() => health(shop)).toEqual([200, 'ok'])
    await expect.poll(() => outageEvents(shop).at(-1)).toBe('database-available')
    // Each outage is one line when it starts and one when it ends.
    const pairs = outageEvents(shop).map((_, at) => `database-${at % 2 === 0 ? 'un' : ''}available`)
    expect(outageEvents(shop)).toEqual(pairs)
    expect(shop.otherOutput()).toBe('')
    expect(shop.isRunning()).toBe(true)
  })
})

/** Requests that need the database get 503 in the format of their client. */
async function refusesSoftly(shop: AttackedShop): Promise<void> {
  const form = { sku: 'TEE-BLK-01-S', quantity: '2', note: '"<b>"' }
  const post = (headers: Record<string, string>) =>
    shop.fetch('/cart/add', {
      method: 'POST',
      body: new URLSearchParams(form),
      headers: { Origin: shop.origin, ...headers },
    })
  const responses = await Promise.all([
    shop.fetch('/cart', { headers: { Cookie: `visitor=${'0'.repeat(32)}` } }),
    shop.fetch('/productDetails/school-bag'),
    shop.fetch('/Shop/category-1.data'),
    post({}),
    post({ Accept: 'application/json' }),
  ])
  const [page, product, data, html, json] = await Promise.all(responses.map(response => response.text()))
  for (const { status, headers } of responses) {
    expect(status).toBe(503)
    expect(headers.get('retry-after')).toBe('2')
    expect(headers.get('cache-control')).toBe('no-store')
  }
  expect(product).toContain('href="/productDetails/school-bag"')
  expect(page).toContain('Please try again in a moment.</h1>')
  expect(data).toContain('Please try again in a moment')
  expect(html).toContain('<form method="post" action="/cart/add">')
  expect(html).toContain('<input type="hidden" name="note" value="&quot;&lt;b&gt;&quot;">')
  expect(JSON.parse(json!)).toEqual({ ok: false, message: expect.stringContaining('try again in a moment') })
}
