import { describe, expect, it } from 'vitest'
import { builtShop } from '../../../test/built-shop.ts'
import { bumpCatalogVersion } from '../../commerce/catalog/catalog-version-store.server.ts'
import { columns, four, hostile, outcome } from './compare.fixture.ts'

const shop = builtShop()

describe('a comparison', () => {
  it('is what its address says, in this order, and the same for everybody', async () => {
    const address = '/compare?products=water-pot,school-bag'
    const answer = await shop.ask(address)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(await columns(answer)).toEqual(['Water Pot', 'School Bag'])
    const friend = await shop.ask(address, { headers: { cookie: 'compare=office-bag' } })
    expect(friend.headers.get('etag')).toBe(answer.headers.get('etag'))
    const other = await shop.ask('/compare?products=school-bag,water-pot')
    expect(await columns(other)).toEqual(['School Bag', 'Water Pot'])
  })

  it('has a title that names the products, and is no page for search engines', async () => {
    const html = await (await shop.ask('/compare?products=water-pot,school-bag')).text()
    expect(html).toContain('<title>Compare Water Pot and School Bag · Tote</title>')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
  })

  it('has each product once, four at most, and says what the shop does not have', async () => {
    const twice = await shop.ask('/compare?products=water-pot,water-pot,school-bag')
    expect(await columns(twice)).toEqual(['Water Pot', 'School Bag'])
    const five = await shop.ask(`/compare?products=${four.replaceAll('.', ',')},zip-pouch`)
    expect(await columns(five)).toEqual(['Water Pot', 'School Bag', 'Product', 'Office Bag'])
    const page = (await (await shop.ask('/compare?products=gone,water-pot,long-sold-mug')).text()).replaceAll(
      '<!-- -->',
      '',
    )
    expect(page).toContain('2 products of this comparison are not in the shop any more.')
    expect(page).not.toContain('long-sold-mug')
  })

  it.each([
    `products=${hostile}`,
    `products=water-pot,${hostile}`,
    `products=water-pot&differences=${hostile}`,
    `products=${'x,'.repeat(4000)}`,
    'products=%00,%FF,../../etc/passwd',
    'products=water-pot&products=school-bag',
    `products=water-pot&q=${hostile}&_routes=${hostile}`,
  ])('that is asked for with %s is shown without it', async query => {
    const answer = await shop.ask(`/compare?${encodeURI(query).replaceAll('%25', '%')}`)
    expect(answer.status).toBe(200)
    const html = await answer.text()
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('alert(1)')
    expect(html).not.toContain('etc/passwd')
  })

  it('of nothing says how one begins', async () => {
    const answer = await shop.ask('/compare')
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const html = await answer.text()
    expect(html).toContain('Nothing is chosen yet.')
    expect(html).toContain('href="/collections/best-sellers"')
  })

  it('without an address is the one of this browser', async () => {
    const answer = await shop.ask('/compare', { headers: { cookie: 'a=1; compare=water-pot.school-bag' } })
    expect(outcome(answer)).toMatchObject({ status: 302, location: '/compare?products=water-pot,school-bag' })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const wrong = await shop.ask('/compare', { headers: { cookie: `compare=${hostile}` } })
    expect(outcome(wrong)).toMatchObject({ status: 200, location: null })
  })

  it('stands in no page that is the same for everybody', async () => {
    for (const address of ['/', '/Shop', '/productDetails/water-pot']) {
      const [with_, without] = await Promise.all([
        shop.ask(address, { headers: { cookie: `compare=${four}` } }),
        shop.ask(address),
      ])
      expect(with_.headers.get('etag')).toBe(without.headers.get('etag'))
      const html = await with_.text()
      expect(html).not.toContain('aria-pressed')
      expect(html).not.toContain('Chosen to compare')
    }
  })

  it('shows what a merchant wrote as text', async () => {
    await shop.db.transaction().execute(async tx => {
      const pouch = await tx
        .updateTable('product')
        .set({ title: hostile, description: hostile, details: `${hostile}: ${hostile}` })
        .where('slug', '=', 'zip-pouch')
        .returning('id')
        .executeTakeFirstOrThrow()
      await bumpCatalogVersion(tx, [pouch.id])
    })
    const page = async () => (await shop.ask('/compare?products=zip-pouch,water-pot')).text()
    await expect.poll(page).toContain('&lt;script&gt;alert(1)')
    expect(await page()).not.toContain('<script>alert')
  })
})

describe('a shop without products', () => {
  const empty = builtShop({ firstOpening: 'empty' })

  it('has a comparison of nothing, and says so of what somebody sent', async () => {
    const html = await (await empty.ask('/compare')).text()
    expect(html).toContain('Nothing is chosen yet.')
    expect(html).not.toContain('/collections/')
    const sent = await empty.ask('/compare?products=water-pot')
    expect(sent.status).toBe(200)
    expect(await sent.text()).toContain('One product of this comparison is')
  })
})
