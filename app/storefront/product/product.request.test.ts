import { describe, expect, it } from 'vitest'
import { bumpCatalogVersion } from '#commerce/catalog/products/catalog-version-store.server.ts'
import { builtShop } from '#test/built-shop.ts'

const shop = builtShop()
describe('GET /product-cards', () => {
  it('returns cards in the requested order, without unknown ids', async () => {
    const ids = await shop.db
      .selectFrom('product')
      .select('id')
      .where('slug', 'in', ['water-pot', 'school-bag'])
      .orderBy('slug')
      .execute()
    const response = await shop.fetch(`/product-cards?ids=${ids.map(({ id }) => id)},999999`)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const { cards } = await response.json()
    expect(cards.map((card: { title: string }) => card.title)).toEqual(['School Bag', 'Water Pot'])
  })

  it.each(['', '?ids=', '?ids=x', '?ids=1;drop', '?ids=-1', '?ids=99999999999', '?ids=1,2,3,4,5,6,7,8,9'])(
    'refuses the query %j',
    async query => {
      expect((await shop.fetch(`/product-cards${query}`)).status).toBe(400)
    },
  )
})

describe('a product with hostile texts', () => {
  const hostile = '</script><script>alert(1)</script>"\'><img src=x onerror=alert(2)>'

  it('shows them as text', async () => {
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
      .poll(async () => (await shop.fetch('/productDetails/water-pot')).text())
      .toContain('&lt;script&gt;')
    for (const address of ['/productDetails/water-pot', '/productDetails/glass-carafe']) {
      const html = await (await shop.fetch(address)).text()
      expect(html).not.toContain('<script>alert')
      expect(html).not.toContain('<img src=x')
      expect(html).toContain('&lt;img src=x onerror=alert(2)&gt;')
    }
  })
})

describe('a product with a rating but no reviews', () => {
  it('shows the rating without an empty list', async () => {
    await shop.db.transaction().execute(async tx => {
      await tx
        .updateTable('product')
        .set({ rating_sum: 9, review_count: 2 })
        .where('slug', '=', 'cotton-cap')
        .execute()
      await bumpCatalogVersion(tx)
    })
    const page = async () => (await shop.fetch('/productDetails/cotton-cap')).text()
    await expect.poll(page).toContain('2 Reviews')
    expect(await page()).not.toContain('reviews-title')
    expect(await page()).not.toContain('#reviews')
  })
})

describe('a sold-out option', () => {
  it('is labeled, for colors and sizes', async () => {
    const sage = shop.db.selectFrom('option_value').select('id').where('slug', '=', 'sage')
    await shop.db.transaction().execute(async tx => {
      await tx.updateTable('variant').set({ available: 0 }).where('value_1_id', '=', sage).execute()
      await bumpCatalogVersion(tx)
    })
    const page = async (query: string) => (await shop.fetch(`/productDetails${query}`)).text()
    await expect.poll(() => page('')).toContain('aria-label="Sage, sold out"')
    const inStock = await page('')
    expect(inStock).toContain('aria-label="XL, sold out"')
    expect(inStock).toContain('aria-label="Clay"')
    expect((await page('?color=sage')).replaceAll('<!-- -->', '')).toContain(
      'Choose one above, and we’ll email you',
    )
  })
})
