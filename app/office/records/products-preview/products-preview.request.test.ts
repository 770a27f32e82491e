import { describe, expect, it } from 'vitest'
import { builtShop } from '#test/built-shop.ts'
import { elementTexts } from '#test/html.ts'
import { liftedRates } from '#test/lifted-rates.ts'
import { officeRequests } from '#web/staff/office-requests.fixture.ts'

const shop = builtShop({ rates: liftedRates })
const { open, post } = officeRequests(shop, 'owner')
const list = '/office/catalog/collections'

describe('the form of a collection', () => {
  it('shows its products and their number', async () => {
    const { html } = await open(`${list}/bags`)
    expect(html).toMatch(/What shoppers see <span[^>]*>\d+ products/)
    const titles = elementTexts(html.slice(html.indexOf('What shoppers see')), 'b')
    expect(titles.length).toBeGreaterThan(3)
    expect(titles.length).toBeLessThanOrEqual(12)
  })

  it('shows those of another rule without JavaScript, before it’s saved', async () => {
    const { html } = await open(`${list}/bags?rule=newest&rule_value=&max_products=2`)
    expect(html).toMatch(/What shoppers see <span[^>]*>2 products/)
    expect(html).toContain('<option value="newest" selected="">')
    expect((await open(`${list}/new?rule=tag&rule_value=city`)).html).toMatch(/see <span[^>]*>\d+ products/)
    expect((await open(`${list}/new`)).html).toMatch(/see <span[^>]*>No products/)
  })

  it('follows what is typed, and finds products to add', async () => {
    const preview = await open('/office/catalog/preview?rule=newest&max_products=1')
    expect(preview).toMatchObject({ status: 200 })
    expect(JSON.parse(preview.html)).toMatchObject({
      count: '1 product',
      tiles: [{ price: expect.any(String) }],
    })
    const found = JSON.parse((await open('/office/catalog/find-products?q=school')).html)
    expect(found).toEqual({
      query: 'school',
      found: [{ slug: 'school-bag', title: 'School Bag', note: 'Published' }],
    })
    expect(JSON.parse((await open('/office/catalog/find-products?q=')).html)).toMatchObject({ found: [] })
  })

  it('saves a rule without a value, whatever its field had', async () => {
    const added = await post(`${list}/new`, {
      title: 'New',
      slug: '',
      rule: 'newest',
      rule_value: 'bags',
      max_products: '',
    })
    expect(added.status).toBe(303)
    expect((await open(list)).html).toContain('The newest')
    expect((await open(`${list}/new`)).status).toBe(200)
    expect((await open('/collections/new')).status).toBe(200)
  })

  it('is found by the search over everything', async () => {
    expect((await open('/office/search?q=every+day')).html).toContain(`${list}/bags`)
    expect((await open('/office/search?q=pocket')).html).toContain('/office/catalog/categories/pocket-size')
  })
})

describe('the form of an arranged search', () => {
  const searches = '/office/searches/arranged'
  const titles = async (query: string) => {
    const { html } = await open(`/Shop?q=${query}`)
    return elementTexts(html.slice(html.indexOf('<main')), 'h2')
  }

  it('shows its results before it’s saved', async () => {
    const typed = { of: 'search', query: 'canvas', pinned: 'steel-bottle', hidden: '' }
    const preview = await open(`/office/catalog/preview?${new URLSearchParams(typed)}`)
    expect(JSON.parse(preview.html).tiles[0].title).toBe('Steel Bottle')
    const { html } = await open(`${searches}/new?query=canvas&hidden=&pinned=steel-bottle`)
    expect(html).toMatch(/What shoppers see <span[^>]*>\d+ products/)
  })

  it('puts products first and leaves others out, until it’s undone', async () => {
    const before = await titles('canvas')
    expect(before.length).toBeGreaterThan(1)
    const sent = { query: 'Canvas', pinned: 'steel-bottle', hidden: 'canvas-tote' }
    const added = await post(`${searches}/new`, sent)
    expect(added.status).toBe(303)
    await expect.poll(async () => (await titles('canvas'))[0]).toBe('Steel Bottle')
    expect(await titles('canvas')).not.toContain('Canvas Tote')
    expect((await open(`${searches}/canvas`)).html).toContain('What shoppers see')
    const { changeSet } = added.notice!
    await post(`/office/changes/${changeSet}/undo`, { returnTo: searches })
    await expect.poll(() => titles('canvas')).toEqual(before)
  })

  it('names a product that isn’t there beside its field', async () => {
    const refused = await post(`${searches}/new`, { query: 'mug', pinned: 'no-such-product', hidden: '' })
    expect(refused.status).toBe(422)
    expect(refused.html).toContain('no-such-product')
    expect(await titles('canvas')).not.toContain('Steel Bottle')
  })
})
