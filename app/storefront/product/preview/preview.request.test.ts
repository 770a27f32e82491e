import { describe, expect, it } from 'vitest'
import { createPreviewSlug } from '#commerce/catalog/products/publishing/preview-slug.server.ts'
import { builtShop } from '#test/built-shop.ts'
import { officeCookie } from '#web/staff/office-cookie.fixture.ts'

const shop = builtShop()

const day = 24 * 60 * 60 * 1000

/** Takes a product out of the shop, and gives its id and the link to its preview. */
async function draft(slug: string) {
  const { id } = await shop.db
    .updateTable('product')
    .set({ published_at: null })
    .where('slug', '=', slug)
    .returning('id')
    .executeTakeFirstOrThrow()
  const slugAt = (now: Date) => createPreviewSlug(shop.db, id, now)
  return { id, slugAt, path: `/productDetails/${slugAt(new Date())}` }
}

async function open(path: string, headers: Record<string, string> = {}) {
  const response = await shop.fetch(path, { headers, redirect: 'manual' })
  return { status: response.status, headers: response.headers, html: await response.text() }
}

describe('the preview of a draft', () => {
  it('is the page of the product with a bar, for whoever has the link', async () => {
    const { path } = await draft('glass-carafe')
    const { status, html } = await open(path)
    expect(status).toBe(200)
    expect(html).toMatch(/<h1[^>]*>Glass Carafe<\/h1>/)
    expect(html).toContain('formAction="/cart/add"')
    expect(html).toMatch(/<aside id="preview"[^>]*><p><strong>Preview<\/strong> Only people with this link/)
    expect((await open('/productDetails/glass-carafe')).status).toBe(404)
  })

  it('is in no cache and no search engine, and its address goes to no other site', async () => {
    const { path } = await draft('glass-carafe')
    for (const address of [path, `${path}.data`, `${path}?color=black`]) {
      const { status, headers } = await open(address)
      expect([address, status, headers.get('cache-control')]).toEqual([address, 200, 'no-store'])
      expect(headers.get('x-robots-tag')).toBe('noindex')
      expect(headers.get('referrer-policy')).toBe('same-origin')
    }
    const { html } = await open(path)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toContain('rel="canonical"')
    expect(html).not.toContain('application/ld+json')
    expect(html).not.toContain('og:url')
  })

  it('cannot be bought or saved to a list', async () => {
    await draft('glass-carafe')
    const { sku } = await shop.db
      .selectFrom('variant')
      .innerJoin('product', 'product.id', 'product_id')
      .select('sku')
      .where('slug', '=', 'glass-carafe')
      .executeTakeFirstOrThrow()
    const bought = { sku, product: 'glass-carafe', quantity: '1' }
    const post = (path: string) =>
      shop.fetch(path, {
        method: 'POST',
        headers: { origin: shop.origin },
        body: new URLSearchParams(bought),
        redirect: 'manual',
      })
    const counts = async () => ({
      lines: await shop.db.selectFrom('cart_line').select('sku').where('sku', '=', sku).execute(),
      wishes: await shop.db.selectFrom('wish').selectAll().execute(),
    })
    const before = await counts()
    await post('/cart/add')
    await post('/wish-list/add')
    expect(await counts()).toEqual(before)
  })

  it('ends with its time, and leads to the product once that is published', async () => {
    const { id, slugAt, path } = await draft('glass-carafe')
    const at = (ago: number) => open(`/productDetails/${slugAt(new Date(Date.now() - ago))}`)
    expect((await at(6 * day)).status).toBe(200)
    expect((await at(7 * day)).status).toBe(404)
    const published_at = new Date().toISOString()
    await shop.db.updateTable('product').set({ published_at }).where('id', '=', id).execute()
    const { status, headers } = await open(path)
    expect([status, headers.get('location')]).toEqual([302, '/productDetails/glass-carafe'])
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('says when a scheduled product appears', async () => {
    const { id, path } = await draft('glass-carafe')
    const publish_at = '2030-01-02T14:00:00.000Z'
    await shop.db.updateTable('product').set({ publish_at }).where('id', '=', id).execute()
    expect((await open(path)).html).toContain('Shoppers see this product from January 2, 2030')
    await shop.db.updateTable('product').set({ publish_at: null }).where('id', '=', id).execute()
  })

  it('opens for no other link', async () => {
    const { id, path } = await draft('glass-carafe')
    const other = await draft('school-bag')
    const [, , time, token] = path.split('~')
    const later = String(Number(time) + day)
    const links = [
      'preview~',
      `preview~${id}`,
      `preview~${id}~${time}`,
      `preview~${id}~${time}~${'0'.repeat(32)}`,
      `preview~${id}~${later}~${token}`,
      `preview~${other.id}~${time}~${token}`,
      `preview~0${id}~${time}~${token}`,
      `preview~${id}~${time}~${token}0`,
      `preview~${id}~${time}~${token!.slice(1)}`,
    ]
    for (const link of links) {
      const { status, headers } = await open(`/productDetails/${link}`)
      expect([link, status, headers.get('cache-control')]).toEqual([link, 404, 'no-store'])
    }
    const removed_at = new Date().toISOString()
    await shop.db.updateTable('product').set({ removed_at }).where('id', '=', other.id).execute()
    expect((await open(other.path)).status).toBe(404)
  })

  it('is linked for staff only', async () => {
    const { id } = await draft('glass-carafe')
    const link = `/office/products/${id}/preview`
    const cookie = await officeCookie(shop, 'packer')
    const { status, headers } = await open(link, { cookie })
    expect(status).toBe(302)
    expect((await open(headers.get('location')!)).status).toBe(200)
    expect((await open(link)).headers.get('location')).toMatch(/^\/office\/sign-in/)
    expect((await open('/office/products/999999/preview', { cookie })).status).toBe(404)
  })

  it('leaves the pages of published products as they are', async () => {
    const { html } = await open('/productDetails/water-pot')
    expect(html).not.toContain('preview')
  })
})
