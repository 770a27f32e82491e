import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { builtShop } from '../../../test/built-shop.ts'
import { bumpCatalogVersion } from '../../commerce/catalog/catalog-version-store.server.ts'
import { answer, hang, LoopbackService } from '../../commerce/product-list/loopback-service.fixture.ts'

const silent = await new LoopbackService(hang).open()
const green = { width: 400, height: 500, channels: 3, background: '#8ea48a' } as const
const pot = await sharp({ create: green }).jpeg().toBuffer()
const hostile = '<script>alert("pot")</script> & co'
const honest = await new LoopbackService((request, response) => {
  const products = [
    { id: 7, title: 'Their Pot', price: 12.5, thumbnail: `${honest.origin}/pot.jpg` },
    { id: 8, title: hostile, price: 3, thumbnail: 'http://169.254.169.254/latest/meta-data' },
  ]
  const mood = request.url === '/pot.jpg' ? answer(pot) : answer(JSON.stringify({ products }))
  mood(request, response)
}).open()

afterAll(async () => {
  await silent.close()
  await honest.close()
})

describe('the home page', () => {
  const shop = builtShop()

  it('shows what the specification says, from the database', async () => {
    const html = await (await shop.ask('/')).text()
    for (const text of [
      'Two years warranty',
      'Free shipping',
      'Return policy in 30 days',
      'New Arrivals',
      'Canvas Tote',
      'Our Best Sellers',
    ])
      expect(html).toContain(text)
  })

  it('follows a merchant who changes the words', async () => {
    await shop.db.transaction().execute(async tx => {
      await tx
        .updateTable('benefit')
        .set({ text: 'Ten years warranty' })
        .where('icon', '=', 'badge-check')
        .execute()
      await bumpCatalogVersion(tx)
    })
    await expect.poll(async () => (await shop.ask('/')).text()).toContain('Ten years warranty')
  })
})

describe('the home page with a product list service that never answers', () => {
  const shop = builtShop({ productListUrl: silent.origin })

  it('shows the shop’s own newest products at once, and one line in the log says why', async () => {
    const asked = performance.now()
    const html = await (await shop.ask('/')).text()
    expect(performance.now() - asked).toBeLessThan(1500)
    expect(html).toContain('Canvas Tote')
    await expect
      .poll(() => shop.logged.filter(line => line.event.includes('product-list')).length, { timeout: 5000 })
      .toBe(1)
    expect(silent.asked).toEqual(['/products'])
  })
})

describe('the home page with a product list service', () => {
  const shop = builtShop({ productListUrl: honest.origin })

  it('shows its products in the page itself, with pictures from the shop’s own address', async () => {
    await expect.poll(async () => (await shop.ask('/')).text(), { timeout: 5000 }).toContain('Their Pot')
    const html = await (await shop.ask('/')).text()
    expect(html).toContain('$12.50')
    expect(html).not.toContain('Canvas Tote')
    expect(html).not.toContain(honest.origin)
    expect(html).not.toContain('169.254')
    expect(html).not.toContain('<script>alert')
    const picture = /\/pictures\/[0-9a-f]{24}-400\.avif/.exec(html)![0]
    const served = await shop.ask(picture)
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/avif'])
  })
})

describe('an empty shop', () => {
  const shop = builtShop({ firstOpening: 'empty' })

  it.each(['/', '/Shop', '/about', '/contact', '/journal'])('opens %s without a product', async address => {
    expect((await shop.ask(address)).status).toBe(200)
  })

  it('has no product page yet', async () => {
    expect((await shop.ask('/productDetails')).status).toBe(404)
    expect((await (await shop.ask('/products')).json()).total).toBe(0)
  })
})
