import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import {
  LoopbackService,
  neverRespond,
  respondWith,
} from '#commerce/catalog/product-list/loopback-service.fixture.ts'
import { bumpCatalogVersion } from '#commerce/catalog/products/catalog-version-store.server.ts'
import { builtShop } from '#test/built-shop.ts'
import { elementTexts, htmlBetween, linkUrls, loadHtml, plainText } from '#test/html.ts'

const silent = await new LoopbackService(neverRespond).open()
const green = { width: 400, height: 500, channels: 3, background: '#8ea48a' } as const
const pot = await sharp({ create: green }).jpeg().toBuffer()
const hostile = '<script>alert("pot")</script> & co'
const listService = await new LoopbackService((request, response) => {
  const products = [
    { id: 7, title: 'Their Pot', price: 12.5, thumbnail: `${listService.origin}/pot.jpg` },
    { id: 8, title: hostile, price: 3, thumbnail: 'http://169.254.169.254/latest/meta-data' },
  ]
  const respond = request.url === '/pot.jpg' ? respondWith(pot) : respondWith(JSON.stringify({ products }))
  respond(request, response)
}).open()

afterAll(async () => {
  await silent.close()
  await listService.close()
})

describe('the home page', () => {
  const shop = builtShop()

  it('shows its sections in order', async () => {
    const html = await loadHtml(shop, '/')
    const main = htmlBetween(html, '<main', '</main>')
    const sections = [
      'Carry less. Carry it well.',
      'aria-label="Why shop with us"',
      'Shop bags',
      'New Arrivals',
      'Our Best Sellers',
    ].map(text => main.indexOf(text))
    expect(sections).toEqual([...sections].sort((a, b) => a - b))
    expect(sections[0]).toBeGreaterThan(0)
    expect(elementTexts(html, 'title')).toEqual(['Tote'])
    expect(elementTexts(main, 'h2')).toEqual([
      'New Arrivals',
      'Our Best Sellers',
      'Four materials that age well',
      'Made so you can see how',
      'From your reviews',
      'From the journal',
    ])
    expect(elementTexts(htmlBetween(main, 'aria-label="Why shop with us"', '</ul>'), 'li')).toEqual([
      'Two years warranty',
      'Free shipping',
      'Return policy in 30 days',
    ])
  })

  it('links the hero to the home page, its button to the new arrivals, and advertisements to collections', async () => {
    const main = htmlBetween(await loadHtml(shop, '/'), '<main', '</main>')
    const urls = linkUrls(main)
    expect(urls.slice(0, 5)).toEqual([
      '/',
      '/collections/new-arrivals',
      '/collections/bags',
      '/collections/basic-tees',
      '/collections/water-pots',
    ])
    for (const url of urls.slice(1, 5)) expect((await shop.fetch(url)).status).toBe(200)
    const links = main.split('<a ').slice(1, 6)
    expect(links.map(link => link.includes('<img '))).toEqual([true, false, true, true, true])
  })

  it('shows the best sellers with price and badge', async () => {
    const html = await loadHtml(shop, '/')
    const row = htmlBetween(html, 'Our Best Sellers', '</section>')
    expect(elementTexts(row, 'h3')).toEqual(['Water Pot', 'Office Bag', 'Hamal Dista', 'School Bag'])
    const cards = row.split('picture-frame').slice(1)
    for (const [index, [price, badge]] of [
      ['$80.00', '>New<'],
      ['$120.00', '>30%<'],
      ['$50.00', '>5%<'],
      ['$140.00', '>New<'],
    ].entries()) {
      expect(cards[index]).toContain(price)
      expect(cards[index]).toContain(badge)
      expect(cards[index]).toContain('<img ')
    }
    expect(linkUrls(row)).toContain('/productDetails/office-bag')
  })

  it('shows ten new arrivals, newest first', async () => {
    const html = await loadHtml(shop, '/')
    const row = htmlBetween(html, 'aria-labelledby="new-arrivals"', '</section>')
    const slides = elementTexts(row, 'li [^>]*aria-label="\\d+ of 10"')
    expect(slides).toHaveLength(10)
    expect(slides.slice(0, 2)).toEqual(['Canvas Tote$38.00', 'Steel Bottle$32.00'])
    expect(slides.every(text => /\$\d+\.\d\d$/.test(text))).toBe(true)
    expect(row.match(/<img /g)).toHaveLength(10)
  })

  it('quotes a review with its stars and product, and shows the latest journal entries', async () => {
    const main = htmlBetween(await loadHtml(shop, '/'), '<main', '</main>')
    const quote = htmlBetween(main, '<figure', '</figure>')
    expect(plainText(quote)).toContain('The first pitcher in this house that leaves no ring on the table.')
    expect(plainText(quote)).toContain('Signe A., Water Pot')
    expect(quote).toContain('aria-label="5 out of 5 stars"')
    expect(linkUrls(quote)).toEqual(['/productDetails/water-pot'])
    expect(elementTexts(main, 'h3').slice(-3)).toEqual([
      'Leather that darkens, on purpose',
      'Wash a tee so it lasts',
      'One pot at a time',
    ])
  })

  it('leaves out the quote of a product that is no longer published', async () => {
    const publish = (published_at: string | null) =>
      shop.db.transaction().execute(async tx => {
        await tx.updateTable('product').set({ published_at }).where('slug', '=', 'water-pot').execute()
        await bumpCatalogVersion(tx)
      })
    const home = async () => (await shop.fetch('/')).text()
    await publish(null)
    await expect.poll(home, { timeout: 30_000 }).not.toContain('<figure')
    await publish('2026-09-24T09:00:00.000Z')
    await expect.poll(home, { timeout: 30_000 }).toContain('<figure')
  })

  it('shows texts that the merchant changes', async () => {
    await shop.db.transaction().execute(async tx => {
      await tx
        .updateTable('benefit')
        .set({ text: 'Ten years warranty' })
        .where('icon', '=', 'badge-check')
        .execute()
      await bumpCatalogVersion(tx)
    })
    await expect.poll(async () => (await shop.fetch('/')).text()).toContain('Ten years warranty')
  })
})

describe('the home page with a product list service that never answers', () => {
  const shop = builtShop({ productListUrl: silent.origin })

  it('shows the shop’s newest products at once and logs the reason once', async () => {
    const start = performance.now()
    const html = await (await shop.fetch('/')).text()
    expect(performance.now() - start).toBeLessThan(1500)
    expect(html).toContain('Canvas Tote')
    await expect.poll(() => shop.logged.filter(line => line.event.includes('product-list')).length).toBe(1)
    expect(silent.requestedPaths).toEqual(['/products'])
  })
})

describe('the home page with a product list service', () => {
  const shop = builtShop({ productListUrl: listService.origin })

  it('renders its products, with pictures served by the shop', async () => {
    await expect.poll(async () => (await shop.fetch('/')).text()).toContain('Their Pot')
    const html = await (await shop.fetch('/')).text()
    expect(html).toContain('$12.50')
    expect(html).not.toContain('Canvas Tote')
    expect(html).not.toContain(listService.origin)
    expect(html).not.toContain('169.254')
    expect(html).not.toContain('<script>alert')
    const picture = /\/i\/[0-9a-f]{24}-400\.avif/.exec(html)![0]
    const served = await shop.fetch(picture)
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/avif'])
  })
})

describe('an empty shop', () => {
  const shop = builtShop({ firstOpening: 'empty' })

  it.each(['/', '/Shop', '/about', '/contact', '/journal'])('shows %s', async address => {
    expect((await shop.fetch(address)).status).toBe(200)
  })

  it.each(['/', '/Shop', '/about', '/contact', '/journal', '/cart', '/nowhere'])(
    'says and promises nothing on %s that the merchant did not',
    async address => {
      const page = plainText(await loadHtml(shop, address))
      expect(page).not.toMatch(
        /template|tote|warranty|return policy|free shipping|special e-shop|this is|i am/i,
      )
    },
  )

  it('has no sections on its home page, and no help', async () => {
    const html = await loadHtml(shop, '/')
    expect(elementTexts(htmlBetween(html, '<main', '</main>'), 'h2')).toEqual([])
    const footer = htmlBetween(html, '<footer', '</footer>')
    expect(elementTexts(footer, 'h2')).toEqual(['Menu'])
    expect(linkUrls(footer).filter(url => url.startsWith('/pages/'))).toEqual([])
  })

  it('has no product page', async () => {
    expect((await shop.fetch('/productDetails')).status).toBe(404)
    expect((await (await shop.fetch('/products')).json()).total).toBe(0)
  })
})
