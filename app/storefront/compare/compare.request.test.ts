import { describe, expect, it } from 'vitest'
import { bumpCatalogVersion } from '#commerce/catalog/products/catalog-version-store.server.ts'
import { builtShop } from '#test/built-shop.ts'
import { formAround, formFields, loadHtml } from '#test/html.ts'
import { fourComparedSlugs, hostileText, readColumnTitles, summarizeResponse } from './compare.fixture.ts'

const shop = builtShop()

describe('a comparison', () => {
  it('shows the products of its address in order, the same for everyone', async () => {
    const address = '/compare?products=water-pot,school-bag'
    const response = await shop.fetch(address)
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(await readColumnTitles(response)).toEqual(['Water Pot', 'School Bag'])
    const friend = await shop.fetch(address, { headers: { cookie: 'compare=office-bag' } })
    expect(friend.headers.get('etag')).toBe(response.headers.get('etag'))
    const other = await shop.fetch('/compare?products=school-bag,water-pot')
    expect(await readColumnTitles(other)).toEqual(['School Bag', 'Water Pot'])
  })

  it('shows values, differences and its forms without scripts', async () => {
    const html = await (await shop.fetch('/compare?products=product,water-pot')).text()
    for (const text of ['From $44.00', '4.5 out of 5', 'In stock', 'Clay', 'Lg', 'Brand 2', '50 fl oz'])
      expect(html).toContain(text)
    expect(html).toContain('not specified')
    expect(html).toContain('action="/compare/save?products=product,water-pot"')
    expect(html).toContain('action="/compare/remove?products=product,water-pot"')
    expect(html).toContain('href="/compare?products=product,water-pot&amp;differences=1"')
    const rowNames = async (address: string) =>
      [...(await (await shop.fetch(address)).text()).matchAll(/<th scope="row"><span[^>]*>(\w+)<svg/g)].map(
        ([, name]) => name,
      )
    const tees = '/compare?products=product,basic-crew-neck-tee-black'
    expect(await rowNames(`${tees}&differences=1`)).toEqual([
      'Price',
      'Color',
      'Material',
      'Care',
      'Description',
    ])
  })

  it('marks sold-out options, and offers to add a second product', async () => {
    const html = await (await shop.fetch('/compare?products=basic-crew-neck-tee-sage,went')).text()
    const text = html.replace(/<[^>]+>/g, '')
    expect(text).toMatch(/SM \(sold out\)LgXLXXL \(sold out\)/)
    expect(text).toContain('One product in this comparison is no longer available.')
    expect(html).toMatch(/href="\/Shop"[^>]*>Add a product to compare it with/)
    expect(html).not.toContain('Differences only')
  })

  it('names the products in its title, and is not indexed', async () => {
    const html = await (await shop.fetch('/compare?products=water-pot,school-bag')).text()
    expect(html).toContain('<title>Compare Water Pot and School Bag · Tote</title>')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
  })

  it('shows each product once, four at most, and reports missing ones', async () => {
    const twice = await shop.fetch('/compare?products=water-pot,water-pot,school-bag')
    expect(await readColumnTitles(twice)).toEqual(['Water Pot', 'School Bag'])
    const five = await shop.fetch(`/compare?products=${fourComparedSlugs.replaceAll('.', ',')},zip-pouch`)
    expect(await readColumnTitles(five)).toEqual(['Water Pot', 'School Bag', 'Product', 'Office Bag'])
    const page = (
      await (await shop.fetch('/compare?products=gone,water-pot,long-sold-mug')).text()
    ).replaceAll('<!-- -->', '')
    expect(page).toContain('2 products in this comparison are no longer available.')
    expect(page).not.toContain('long-sold-mug')
  })

  it.each([
    `products=${hostileText}`,
    `products=water-pot,${hostileText}`,
    `products=water-pot&differences=${hostileText}`,
    `products=${'x,'.repeat(4000)}`,
    'products=%01,%FF,../../etc/passwd',
    'products=water-pot&products=school-bag',
    `products=water-pot&q=${hostileText}&_routes=${hostileText}`,
  ])('ignores %s', async query => {
    const response = await shop.fetch(`/compare?${encodeURI(query).replaceAll('%25', '%')}`)
    expect(response.status).toBe(200)
    const html = await response.text()
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('alert(1)')
    expect(html).not.toContain('etc/passwd')
  })

  it('shows instructions when empty', async () => {
    const response = await shop.fetch('/compare')
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const html = await response.text()
    expect(html).toContain('Nothing to compare yet.')
    expect(html).toContain('href="/collections/best-sellers"')
  })

  it('without products in its address redirects to the browser’s own', async () => {
    const response = await shop.fetch('/compare', {
      headers: { cookie: 'a=1; compare=water-pot.school-bag' },
    })
    expect(summarizeResponse(response)).toMatchObject({
      status: 302,
      location: '/compare?products=water-pot,school-bag',
    })
    expect(response.headers.get('cache-control')).toBe('no-store')
    const wrong = await shop.fetch('/compare', { headers: { cookie: `compare=${hostileText}` } })
    expect(summarizeResponse(wrong)).toMatchObject({ status: 200, location: null })
  })

  it('appears in no cached page', async () => {
    for (const address of ['/', '/Shop', '/productDetails/water-pot']) {
      const [with_, without] = await Promise.all([
        shop.fetch(address, { headers: { cookie: `compare=${fourComparedSlugs}` } }),
        shop.fetch(address),
      ])
      expect(with_.headers.get('etag')).toBe(without.headers.get('etag'))
      const html = await with_.text()
      expect(html).not.toContain('aria-pressed')
      expect(html).not.toContain('Your comparison')
    }
  })

  it('escapes the merchant’s texts', async () => {
    await shop.db.transaction().execute(async tx => {
      const pouch = await tx
        .updateTable('product')
        .set({ title: hostileText, description: hostileText, details: `${hostileText}: ${hostileText}` })
        .where('slug', '=', 'zip-pouch')
        .returning('id')
        .executeTakeFirstOrThrow()
      await bumpCatalogVersion(tx, [pouch.id])
    })
    const page = async () => (await shop.fetch('/compare?products=zip-pouch,water-pot')).text()
    await expect.poll(page).toContain('&lt;script&gt;alert(1)')
    expect(await page()).not.toContain('<script>alert')
  })
})

describe('buying from the comparison', () => {
  it('adds a product without options to the cart, and opens the page of any other', async () => {
    const html = await loadHtml(shop, '/compare?products=water-pot,product')
    expect(formAround(html, '>: Water Pot<')).toContain('action="/cart/add"')
    expect(formFields(formAround(html, '>: Water Pot<'))).toEqual({ quantity: '1' })
    expect(formAround(html, '>: Water Pot<')).toMatch(/value="POT-WHT-01"[^>]* name="sku"/)
    expect(formAround(html, '>: Product<')).toContain('action="/productDetails/product"')
  })
})

describe('a shop without products', () => {
  const empty = builtShop({ firstOpening: 'empty' })

  it('has an empty comparison, and reports missing products', async () => {
    const html = await (await empty.fetch('/compare')).text()
    expect(html).toContain('Nothing to compare yet.')
    expect(html).not.toContain('/collections/')
    const sent = await empty.fetch('/compare?products=water-pot')
    expect(sent.status).toBe(200)
    expect(await sent.text()).toContain('One product in this comparison is no longer available.')
  })
})
