import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { wishShopper } from '#storefront/wish-lists/wish-browser.fixture.ts'
import { builtShop } from '#test/built-shop.ts'
import { shopBrowser } from '#test/shop-browser.ts'

const shop = builtShop()
const letWrite = (may: boolean) => sql`pragma query_only = ${sql.raw(may ? 'off' : 'on')}`.execute(shop.db)
const tee = { sku: 'TEE-BLK-01-S', quantity: '1' }

beforeEach(() => void shop.logged.splice(0))
afterEach(() => letWrite(true))

/** The log without requests. */
const events = () => shop.logged.map(({ event }) => event).filter(event => event !== 'request')

it('a failed write gets 503 and one line in the log', async () => {
  const ada = shopBrowser(shop)
  await ada.send('/cart/add', tee)
  await letWrite(false)
  const page = await ada.send('/cart/add', { ...tee, returnTo: '"><b>' })
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '2'])
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(page.headers.get('content-security-policy')).toContain("form-action 'self'")
  expect(await page.text()).toContain('name="returnTo" value="&quot;&gt;&lt;b&gt;"')
  const script = await ada.send('/cart/add', tee, { accept: 'application/json' })
  expect([script.status, script.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await script.json()).toEqual({ ok: false, message: expect.stringMatching(/try again in a moment/) })
  const health = await shop.fetch('/healthz')
  expect([health.status, await health.text()]).toEqual([503, 'the database can be read but not written'])
  expect((await shop.fetch('/livez')).status).toBe(200)
  expect(events()).toEqual(['database-unavailable'])

  await letWrite(true)
  const responses = async () => (await ada.send('/cart/add', tee)).status
  await expect.poll(responses).toBe(303)
  await expect.poll(() => shop.fetch('/healthz').then(({ status }) => status)).toBe(200)
  expect(events()).toEqual(['database-unavailable', 'database-available'])
})

it('reads continue without their side writes', async () => {
  const ada = await wishShopper(shop)
  const long = new Date(Date.now() - 10 * 24 * 60 * 60 * 1000).toISOString()
  await shop.db.updateTable('session').set({ seen_at: long }).execute()
  await shop.db.updateTable('variant').set({ available: 0 }).execute()
  const [wish] = await shop.db.selectFrom('wish').selectAll().execute()
  expect(wish).toMatchObject({ sold_out_at: null })
  await letWrite(false)
  for (const address of ['/cart', '/wish-list', '/Shop?q=zzzyyyxxx'])
    expect([address, (await ada.fetch(address)).status]).toEqual([address, 200])
  await letWrite(true)
  for (const address of ['/cart', '/wish-list', '/Shop?q=zzzyyyxxx']) await ada.fetch(address)
  const rows = [
    await shop.db.selectFrom('session').select('seen_at as value').where('seen_at', '>', long).execute(),
    await shop.db
      .selectFrom('wish')
      .select('sold_out_at as value')
      .where('sold_out_at', 'is not', null)
      .execute(),
    await shop.db.selectFrom('search_miss').select('query as value').execute(),
  ]
  expect(rows.map(found => found.length)).toEqual([1, 1, 1])
  expect(events().filter(event => !event.startsWith('database-'))).toEqual([])
})

it('an email address that cannot be saved stays in its form', async () => {
  const ada = await wishShopper(shop)
  await letWrite(false)
  for (const [address, fields] of [
    [`/price-alerts?list=${ada.list}`, { list: ada.list, email: 'ada@mail.example' }],
    ['/back-in-stock/PRD-CLY-XL', { email: 'ada@mail.example' }],
  ] as const) {
    const response = await ada.send(address, fields)
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await response.text()).toMatch(
      /value="ada@mail.example".*We couldn’t save this. Please try again/s,
    )
  }
})
