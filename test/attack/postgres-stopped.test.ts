import pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { bumpCatalogVersion } from '../../app/commerce/catalog/catalog-version-store.server.ts'
import { PictureFiles } from '../../app/commerce/pictures/picture-files.server.ts'
import { openDatabase } from '../../app/db/connection.server.ts'
import { migrate } from '../../app/db/migrate.server.ts'
import { loadDemo } from '../../demo/load-demo.server.ts'
import { startPostgres } from '../../scripts/postgres.mjs'
import { demoCopy, temporaryFolder } from '../databases.ts'
import { today } from '../demo-template.ts'
import { type RunningShop, startShop } from './running-shop.fixture.ts'
import { startOrdering } from './shoppers.fixture.ts'

/** The demo shop on a PostgreSQL that no other test needs. */
async function shopOnOwnServer() {
  const postgres = await startPostgres()
  onTestFinished(() => postgres.stop())
  const address = { dataDir: await temporaryFolder(), databaseUrl: postgres.url }
  const db = openDatabase(address)
  onTestFinished(() => db.destroy())
  await migrate(db)
  await loadDemo(db, new PictureFiles(await temporaryFolder()), today)
  return { postgres, db, shop: await startShop(address) }
}

/** This machine may do other things meanwhile. */
const patiently = { timeout: 20_000 }

const outageEvents = (shop: RunningShop) => shop.events().map(({ event }) => event)
const health = async (shop: RunningShop) => {
  const answer = await shop.ask('/healthz')
  return [answer.status, await answer.text()]
}

describe('PostgreSQL', () => {
  it('may stop and come back while fifty shoppers order', { timeout: 60_000 }, async () => {
    const { postgres, shop, db } = await shopOnOwnServer()
    expect(await health(shop)).toEqual([200, 'ok'])
    const ordering = await startOrdering(shop, db, 120)
    await expect.poll(ordering.placed, patiently).toBeGreaterThan(30)
    expect((await shop.ask('/Shop')).status).toBe(200)
    await postgres.halt()
    await expect.poll(() => outageEvents(shop), patiently).toEqual(['database-unavailable'])

    expect((await shop.ask('/livez')).status).toBe(200)
    await expect.poll(() => health(shop), patiently).toEqual([503, 'the database cannot be reached'])
    const kept = await shop.ask('/Shop')
    expect([kept.status, await kept.text()]).toEqual([200, expect.stringContaining('Basic Crew Neck Tee')])
    await refusesSoftly(shop)
    const before = ordering.refused()
    await expect.poll(ordering.refused, patiently).toBeGreaterThan(before + 50)

    await postgres.resume()
    await ordering.checkAll()
    await expect.poll(() => health(shop), patiently).toEqual([200, 'ok'])
    expect(outageEvents(shop)).toEqual(['database-unavailable', 'database-available'])
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
    await expect.poll(async () => (await shop.ask('/Shop')).text(), patiently).toContain('A new name')

    // A shop that cannot reach its database closes as it should.
    await postgres.halt()
    await expect.poll(() => outageEvents(shop).length, patiently).toBe(3)
    expect(await shop.close()).toBe(0)
  })

  it('may end connections while fifty shoppers order', { timeout: 60_000 }, async () => {
    const address = await demoCopy('PostgreSQL')
    const db = openDatabase(address)
    onTestFinished(() => db.destroy())
    const shop = await startShop(address)
    const axe = new pg.Client({ connectionString: address.databaseUrl! })
    await axe.connect()
    const ordering = await startOrdering(shop, db, 120)
    let ended = 0
    for (const placed of [10, 20, 30, 40, 50, 60, 70, 80]) {
      await expect.poll(ordering.placed, { ...patiently, interval: 5 }).toBeGreaterThan(placed)
      const { rowCount } = await axe.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where pid <> pg_backend_pid() and datname = current_database()`,
      )
      ended += rowCount!
    }
    await axe.end()
    await ordering.checkAll()
    expect(ended).toBeGreaterThan(20)
    await expect.poll(() => health(shop), patiently).toEqual([200, 'ok'])
    await expect.poll(() => outageEvents(shop).at(-1)).toBe('database-available')
    // Each outage is one line when it begins and one when it is over, however many queries failed.
    const pairs = outageEvents(shop).map((_, at) => `database-${at % 2 === 0 ? 'un' : ''}available`)
    expect(outageEvents(shop)).toEqual(pairs)
    expect(shop.otherOutput()).toBe('')
    expect(shop.isRunning()).toBe(true)
  })
})

/** Reads and writes that need the database are answered with 503, in the form that whoever asked understands. */
async function refusesSoftly(shop: RunningShop): Promise<void> {
  const form = { sku: 'TEE-BLK-01-S', quantity: '2', note: '"<b>"' }
  const post = (headers: Record<string, string>) =>
    shop.ask('/cart/add', {
      method: 'POST',
      body: new URLSearchParams(form),
      headers: { Origin: shop.origin, ...headers },
    })
  const answers = await Promise.all([
    shop.ask('/cart', { headers: { Cookie: `visitor=${'0'.repeat(32)}` } }),
    shop.ask('/productDetails/school-bag'),
    shop.ask('/Shop/category-1.data'),
    post({}),
    post({ Accept: 'application/json' }),
  ])
  const [page, product, data, html, json] = await Promise.all(answers.map(answer => answer.text()))
  for (const { status, headers } of answers) {
    expect(status).toBe(503)
    expect(headers.get('retry-after')).toBe('2')
    expect(headers.get('cache-control')).toBe('no-store')
  }
  expect(product).toContain('href="/productDetails/school-bag"')
  expect(page).toContain('Please try again in a moment.</h1>')
  expect(data).toContain('Please try again in a moment')
  expect(html).toContain('<form method="post" action="/cart/add">')
  expect(html).toContain('<input type="hidden" name="note" value="&quot;&lt;b&gt;&quot;">')
  expect(JSON.parse(json!)).toEqual({ ok: false, words: expect.stringContaining('try again in a moment') })
}
