import { describe, expect, it } from 'vitest'
import { builtShop } from '../../../test/built-shop.ts'
import { bumpCatalogVersion } from '../../commerce/catalog/catalog-version-store.server.ts'

const shop = builtShop()
const soldOut = '/backInStock/PRD-CLY-XL'

function send(target: string, fields: Record<string, string> | string, headers: Record<string, string> = {}) {
  const body = typeof fields === 'string' ? fields : new URLSearchParams(fields)
  return shop.ask(target, { method: 'POST', body, headers: { origin: shop.origin, ...headers } })
}

const noted = () => shop.db.selectFrom('back_in_stock_request').select('email').execute()

describe('asking to be told when it is back', () => {
  it('is noted, and nothing of it may be kept by anyone or stands in the log', async () => {
    const answer = await send(soldOut, { email: 'secret.ada@example.com' })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const page = await answer.text()
    expect(page).toContain('Check your inbox and confirm your address')
    expect(page).not.toContain('secret.ada')
    expect(await noted()).toEqual([{ email: 'secret.ada@example.com' }])
    const again = await send(soldOut, { email: 'secret.ada@example.com' })
    expect(again.status).toBe(200)
    expect(await noted()).toHaveLength(1)
    await expect.poll(() => JSON.stringify(shop.logged)).toContain('/backInStock/…')
    expect(JSON.stringify(shop.logged)).not.toContain('secret.ada')
  })

  it.each([
    ['without an address', soldOut, { email: ' ' }, 400, 'Enter the e-mail address'],
    ['without the field', soldOut, { mail: 'bob@example.com' }, 400, 'Enter the e-mail address'],
    ['with a wrong one', soldOut, { email: 'bob' }, 400, 'This is not an e-mail address'],
    ['with one too long', soldOut, { email: `${'b'.repeat(5000)}@example.com` }, 400, 'not an e-mail'],
    ['for what can be had', '/backInStock/PRD-CLY-S', { email: 'bob@example.com' }, 409, 'can be had again'],
    ['for what is not sold', '/backInStock/NO-SUCH', { email: 'bob@example.com' }, 404, 'This is Error Page'],
  ])('%s is refused in words', async (_, target, fields, status, words) => {
    const answer = await send(target, fields as unknown as Record<string, string>)
    expect(answer.status).toBe(status)
    expect(await answer.text()).toContain(words)
    expect((await noted()).map(({ email }) => email)).not.toContain('bob@example.com')
  })

  it.each([
    ['JSON', 'application/json', '{"email":"bob@example.com"}', 415],
    [
      'a form without its end',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="email"',
      415,
    ],
    ['nothing', 'application/x-www-form-urlencoded', '', 400],
    ['a flood of fields', 'application/x-www-form-urlencoded', 'email=bob@example.com&'.repeat(500), 400],
    [
      'more than a form holds',
      'application/x-www-form-urlencoded',
      `email=bob@example.com&more=${'x'.repeat(20_000)}`,
      413,
    ],
  ])('%s in the place of a form is refused, not a failure', async (_, type, body, status) => {
    expect((await send(soldOut, body, { 'content-type': type })).status).toBe(status)
    expect((await noted()).map(({ email }) => email)).not.toContain('bob@example.com')
  })

  it('gives back what was typed as text, and never as a part of the page', async () => {
    const hostile = '"><script>alert(1)</script>@example.com'
    const page = await (await send(soldOut, { email: hostile })).text()
    expect(page).not.toContain('<script>alert')
    expect(page).toContain('&quot;&gt;&lt;script&gt;alert(1)')
  })

  it.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: '', 'sec-fetch-site': 'cross-site' },
  ])('from another site, with %j, is refused', async headers => {
    const body = new URLSearchParams({ email: 'eve@example.com' })
    const sent = Object.entries(headers).filter(([, value]) => value !== '')
    const answer = await shop.ask(soldOut, { method: 'POST', body, headers: sent as [string, string][] })
    expect([400, 403]).toContain(answer.status)
    expect((await noted()).map(({ email }) => email)).not.toContain('eve@example.com')
  })

  it('in another way than a form sends it is refused', async () => {
    const answer = await shop.ask(soldOut, { method: 'DELETE', headers: { origin: shop.origin } })
    expect(answer.status).toBe(405)
  })
})

describe('the cards for one browser', () => {
  it('come in the order that was asked for, without what is not there', async () => {
    const ids = await shop.db
      .selectFrom('product')
      .select('id')
      .where('slug', 'in', ['water-pot', 'school-bag'])
      .orderBy('slug')
      .execute()
    const answer = await shop.ask(`/productCards?ids=${ids.map(({ id }) => id)},999999`)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const { cards } = await answer.json()
    expect(cards.map((card: { title: string }) => card.title)).toEqual(['School Bag', 'Water Pot'])
  })

  it.each(['', '?ids=', '?ids=x', '?ids=1;drop', '?ids=-1', '?ids=99999999999', '?ids=1,2,3,4,5,6,7,8,9'])(
    'are refused for %j',
    async query => {
      expect((await shop.ask(`/productCards${query}`)).status).toBe(400)
    },
  )
})

describe('a product whose words are hostile', () => {
  const hostile = '</script><script>alert(1)</script>"\'><img src=x onerror=alert(2)>'

  it('is shown with them as text', async () => {
    await shop.db.transaction().execute(async tx => {
      const { id } = await tx
        .selectFrom('product')
        .select('id')
        .where('slug', '=', 'water-pot')
        .executeTakeFirstOrThrow()
      await tx
        .updateTable('product')
        .set({ title: hostile, description: hostile, details: `${hostile}: ${hostile}`, badge: hostile })
        .where('id', '=', id)
        .execute()
      await tx.updateTable('product_picture').set({ alt: hostile }).where('product_id', '=', id).execute()
      await tx
        .updateTable('review')
        .set({ author: hostile, title: hostile, body: hostile })
        .where('product_id', '=', id)
        .execute()
      await bumpCatalogVersion(tx, [id])
    })
    await expect
      .poll(async () => (await shop.ask('/productDetails/water-pot')).text())
      .toContain('&lt;script&gt;')
    for (const address of ['/productDetails/water-pot', '/productDetails/glass-carafe']) {
      const html = await (await shop.ask(address)).text()
      expect(html).not.toContain('<script>alert')
      expect(html).not.toContain('<img src=x')
      expect(html).toContain('&lt;img src=x onerror=alert(2)&gt;')
    }
  })
})

describe('a product whose rating came without reviews', () => {
  it('shows the rating, and no empty list', async () => {
    await shop.db.transaction().execute(async tx => {
      await tx
        .updateTable('product')
        .set({ rating_sum: 9, review_count: 2 })
        .where('slug', '=', 'cotton-cap')
        .execute()
      await bumpCatalogVersion(tx)
    })
    const page = async () => (await shop.ask('/productDetails/cotton-cap')).text()
    await expect.poll(page).toContain('2 Reviews')
    expect(await page()).not.toContain('reviews-title')
    expect(await page()).not.toContain('#reviews')
  })
})

describe('a product with very many reviews', () => {
  it('shows the newest, and says of how many', async () => {
    await shop.db.transaction().execute(async tx => {
      const { id } = await tx
        .updateTable('product')
        .set({ rating_sum: 5 * 60, review_count: 60 })
        .where('slug', '=', 'zip-pouch')
        .returning('id')
        .executeTakeFirstOrThrow()
      const review = { product_id: id, stars: 5, author: 'A', title: 'T', body: 'B' }
      const days = Array.from({ length: 60 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString())
      await tx
        .insertInto('review')
        .values(days.map(created_at => ({ ...review, created_at })))
        .execute()
      await bumpCatalogVersion(tx, [id])
    })
    const page = async () =>
      (await (await shop.ask('/productDetails/zip-pouch')).text()).replaceAll('<!-- -->', '')
    await expect.poll(page).toContain('These are the newest 50 of 60.')
    expect(await page()).toContain('Show 45 more')
    expect((await page()).match(/<time /g)).toHaveLength(50)
    expect(await page()).toContain('March 1, 2026')
    expect(await page()).not.toContain('January 10, 2026')
  })
})

describe('what cannot be had', () => {
  it('is named as such, the color and the size', async () => {
    const sage = shop.db.selectFrom('color').select('id').where('slug', '=', 'sage')
    await shop.db.transaction().execute(async tx => {
      await tx.updateTable('variant').set({ available: 0 }).where('color_id', '=', sage).execute()
      await bumpCatalogVersion(tx)
    })
    const page = async (query: string) => (await shop.ask(`/productDetails${query}`)).text()
    await expect.poll(() => page('')).toContain('>Sage, sold out<')
    const inStock = await page('')
    expect(inStock).toContain('label="XL, sold out"')
    expect(inStock).toContain('>Clay<')
    const soldOut = await page('?color=clay&size=xl&status=out-of-stock')
    expect(soldOut).toContain('label="S, in stock"')
    expect(soldOut).toContain('>Sage<')
  })
})

describe('what search engines read', () => {
  async function dataOf(address: string) {
    const html = await (await shop.ask(address)).text()
    const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)
    return [...blocks].map(([, json]) => JSON.parse(json!))
  }

  it('is the product with its offer and its rating, and the way to it', async () => {
    const [product, way] = await dataOf('/productDetails')
    expect(product).toMatchObject({
      '@type': 'Product',
      name: 'Product',
      offers: {
        '@type': 'AggregateOffer',
        priceCurrency: 'USD',
        lowPrice: '44.00',
        offerCount: 25,
        availability: 'https://schema.org/InStock',
        url: `${shop.ownOrigin}/productDetails/product`,
      },
      aggregateRating: { ratingValue: 4, reviewCount: 1 },
    })
    expect((await fetch(product.image[0])).status).toBe(200)
    expect(way.itemListElement.map(({ item }: { item: string }) => item.replace(shop.ownOrigin, ''))).toEqual(
      ['/', '/Shop', '/Shop/category-1', '/productDetails/product'],
    )
    expect((await dataOf('/productDetails/glass-carafe'))[0].aggregateRating).toBeUndefined()
  })
})
