import { describe, expect, it, vi } from 'vitest'
import { builtShop } from '#test/built-shop.ts'
import { elementTexts } from '#test/html.ts'
import { liftedRates } from '#test/lifted-rates.ts'
import { catalogForms } from '../catalog/catalog-forms.fixture.ts'
import { recordParam } from '../records/record-paths.ts'

const shop = builtShop({ rates: liftedRates })
const { open, post } = catalogForms(shop)
const merge = '/office/catalog/merge'

describe('merging in the office', () => {
  it('says what happens, merges two brands, and redirects the old address', async () => {
    const choose = await open(`${merge}/brands?from=brand-1`)
    expect(choose.html).toContain('Brand 2</option>')
    expect(choose.html).not.toContain('<option value="brand-1"')
    const { html } = await open(`${merge}/brands?from=brand-1&into=brand-2`)
    expect(html).toMatch(/\d+ products move from Brand 1 to Brand 2\./)
    expect(html).toContain('/brands/brand-1 leads to /brands/brand-2 from now on.')
    expect(elementTexts(html, 'button')).toContain('Merge Brand 1 into Brand 2')
    const merged = await post(`${merge}/brands`, { from: 'brand-1', into: 'brand-2' })
    expect(merged).toMatchObject({ status: 303, to: '/office/catalog/brands' })
    expect(merged.notice.text).toBe('Merged Brand 1 into Brand 2.')
    await vi.waitFor(async () => expect((await shop.fetch('/brands/brand-1')).status).toBe(301), 60_000)
    await post(`/office/changes/${merged.notice.changeSet}/undo`, { returnTo: '/office/catalog/brands' })
    await vi.waitFor(async () => expect((await shop.fetch('/brands/brand-1')).status).toBe(200), 60_000)
  })

  it('names the products of two values that can’t be merged', async () => {
    const { html } = await open(`${merge}/option-values?from=color%2Fblack&into=color%2Fwhite`)
    expect(html).toContain('two variants with the same values')
    expect(html).not.toContain('Merge Black into White')
    const refused = await post(`${merge}/option-values`, { from: 'color/black', into: 'color/white' })
    expect(refused.to).toBe(`${merge}/option-values?from=color%2Fblack&into=color%2Fwhite`)
  })

  it('merges two values of an attribute, whose filter leads to the other, and undoes it', async () => {
    const path = '/office/catalog/attribute-values/'
    const { html: record } = await open(path + recordParam(['material', 'oak']))
    expect(record).toContain(`href="${merge}/attribute-values?from=material%2Foak"`)
    const { html } = await open(`${merge}/attribute-values?from=material%2Foak&into=material%2Fwalnut`)
    expect(html).toMatch(/\d+ products? moves? from Oak to Walnut\./)
    expect(html).toContain('/Shop?material=oak leads to /Shop?material=walnut from now on.')
    const merged = await post(`${merge}/attribute-values`, { from: 'material/oak', into: 'material/walnut' })
    expect(merged.notice.text).toBe('Merged Oak into Walnut.')
    const filtered = () => shop.fetch('/Shop/category-3?material=oak')
    await vi.waitFor(async () => expect((await filtered()).status).toBe(301), 60_000)
    expect((await filtered()).headers.get('location')).toBe('/Shop/category-3?material=walnut')
    const walnut = async () => (await shop.fetch('/Shop/category-3?material=walnut')).text()
    await vi.waitFor(async () => expect(await walnut()).toContain('Glass Carafe'), 60_000)
    await post(`/office/changes/${merged.notice.changeSet}/undo`, { returnTo: '/office' })
    await vi.waitFor(async () => expect((await filtered()).status).toBe(200), 60_000)
    await vi.waitFor(async () => expect(await walnut()).not.toContain('Glass Carafe'), 60_000)
  })

  it('offers no category below the one that is merged', async () => {
    const { html } = await open(`${merge}/categories?from=category-2`)
    expect(html).toContain('<option value="category-3"')
    expect(html).not.toContain('<option value="everyday-carry"')
    expect((await open(`${merge}/categories?from=category-2&into=everyday-carry`)).html).toContain(
      'Move that one out first.',
    )
  })

  it('is a 404 for anything unknown, and for staff without the permission a 403', async () => {
    for (const path of [`${merge}/nothing`, `${merge}/brands`, `${merge}/tags?from=nothing`])
      expect((await open(path)).status).toBe(404)
    expect((await open(`${merge}/brands?from=brand-2`, 'packer')).status).toBe(403)
  })
})

describe('tags in the office', () => {
  const tags = '/office/catalog/tags'

  it('are listed with their products, searched, renamed, merged and removed', async () => {
    await shop.db
      .insertInto('product_tag')
      .values([
        { product_id: 1, tag: 'sumer' },
        { product_id: 2, tag: 'sumer' },
        { product_id: 2, tag: 'summer' },
      ])
      .execute()
    const list = await open(`${tags}?q=SUM`)
    expect(list.html).toContain('2 products with the tag sumer')
    expect(list.html).toContain('/office/products?tag=sumer')
    expect((await open(`${tags}?q=zzxy`)).html).toContain('No tag matches.')
    expect((await open(`${merge}/tags?from=sumer&into=summer`)).html).toContain(
      '2 products move from sumer to summer. 1 of them is there already.',
    )
    expect((await post(`${merge}/tags`, { from: 'sumer', into: 'summer' })).notice.text).toBe(
      'Merged sumer into summer.',
    )
    expect((await open(`${merge}/tags?from=summer&into=warm`)).html).toContain('Rename summer to warm')
    expect((await post(`${merge}/tags`, { from: 'summer', into: 'warm' })).notice.text).toBe(
      'Renamed tag summer to warm.',
    )
    const removed = await post(`${tags}/remove`, { tag: 'warm' })
    expect(removed.notice).toMatchObject({ text: 'Removed tag warm.', changeSet: expect.any(Number) })
    expect((await open(`${tags}?q=warm`)).html).toContain('No tag matches.')
    await post(`/office/changes/${removed.notice.changeSet}/undo`, { returnTo: tags })
    expect((await open(`${tags}?q=warm`)).html).toContain('2 products with the tag warm')
  })
})
