import { beforeAll, describe, expect, it } from 'vitest'
import { builtShop } from '#test/built-shop.ts'
import { plainText } from '#test/html.ts'
import { liftedRates } from '#test/lifted-rates.ts'
import { catalogForms } from '../catalog-forms.fixture.ts'

const shop = builtShop({ rates: liftedRates })
const { open, post } = catalogForms(shop)
const tree = '/office/catalog/categories'

const names = (html: string) => [...html.matchAll(/data-row-link[^>]*>([^<]+)</g)].map(([, name]) => name)

describe('the tree of categories in the office', () => {
  it('moves a category, with Undo', async () => {
    const { html } = await open(tree)
    const before = names(html)
    expect(html).toMatch(/aria-label="[^"]*Category 2: [1-9]\d* product/)
    const moved = await post(`${tree}/category-2/move`, { direction: 'up' })
    expect(moved).toMatchObject({ status: 303, to: tree })
    expect(moved.notice).toMatchObject({ text: 'Moved Category 2 up.', changeSet: expect.any(Number) })
    expect(names((await open(tree)).html)[0]).toBe('Category 2')
    expect((await open('/office/changes')).html).toContain('Moved Category 2 up')
    await post(`/office/changes/${moved.notice.changeSet}/undo`, { returnTo: tree })
    expect(names((await open(tree)).html)).toEqual(before)
  })

  it('adds one below another, with an address made from its name', async () => {
    const form = await open(`${tree}/new?parent=category-2`)
    expect(form.html).toMatch(/<option value="category-2" selected="">/)
    const added = await post(`${tree}/new`, { name: 'Crème Bags', slug: '', parent: 'category-2' })
    expect(added).toMatchObject({ status: 303, to: tree })
    const { html } = await open(tree)
    expect(html).toContain('Crème Bags<span class="visually-hidden">, below Category 2</span>')
    expect((await open(`${tree}/creme-bags`)).status).toBe(200)
  })

  it('says why a category in use can’t be removed', async () => {
    const refused = await post(`${tree}/category-2/remove`, {})
    expect(refused.notice.text).toMatch(
      / wasn’t removed\. It’s used by the collection “Bags for every day”, the category “.+\./,
    )
  })

  it('refuses unknown categories and moves, and staff without the permission', async () => {
    expect((await post(`${tree}/nothing/move`, { direction: 'up' })).status).toBe(404)
    expect((await post(`${tree}/category-2/move`, { direction: 'sideways' })).status).toBe(400)
    expect((await post(`${tree}/category-2/move`, { direction: 'up' }, 'packer')).status).toBe(403)
  })
})

describe('two categories of one name', () => {
  const totes = [
    ['totes-here', 'category-1', 'Category 1 › Totes'],
    ['totes-there', 'category-3', 'Category 3 › Totes'],
  ] as const

  beforeAll(async () => {
    for (const [slug, parent] of totes) await post(`${tree}/new`, { name: 'Totes', slug, parent })
  })

  const bulkFields = async () => {
    const sent = { returnTo: '/office/products', pick: '1', kind: 'category' }
    return (await post('/office/products/bulk', sent)).to!
  }

  it.each([
    ['a new product', '/office/products/new'],
    ['a product', '/office/products/1'],
    ['the filters of products', '/office/products'],
    ['a change of many products', bulkFields],
    ['a new stock count', '/office/stock/counts/new'],
    ['a merge', '/office/catalog/merge/categories?from=category-2'],
    ['the parent of a category', `${tree}/new`],
    ['a discount', '/office/selling/promotions/new'],
  ])('are named by their parents in %s', async (_, page) => {
    const { status, html } = await open(typeof page === 'string' ? page : await page())
    expect(status).toBe(200)
    const labels = [...html.matchAll(/<(option|label)[ >].*?<\/\1>/gs)].map(([label]) => plainText(label))
    expect(labels).toEqual(expect.arrayContaining(totes.map(([, , name]) => name)))
    expect(labels).not.toContain('Totes')
  })

  it('are named by their parents in what was done with one of them', async () => {
    const [[from, , name], [into, , other]] = totes
    const preview = await post(await bulkFields(), { change: 'add', category: into })
    expect((await post(`${preview.to}/save`, {})).notice.text).toContain(other)
    const { html } = await open('/office/stock/counts/new')
    const [, category] = new RegExp(`value="(\\d+)"[^>]*>${other}<`).exec(html)!
    const count = await post('/office/stock/counts/new', { scope: 'category', category: category! })
    expect((await open(count.to!)).html).toContain(other)
    const merged = await post('/office/catalog/merge/categories', { from, into })
    expect(merged.notice.text).toBe(`Merged ${name} into ${other}.`)
  })
})

it('brands, options and their values are moved in their lists', async () => {
  const list = '/office/catalog/option-values'
  expect((await open(list)).html).toContain('fill="#')
  const sizes = async () => {
    const links = (await open(list)).html.matchAll(/data-row-link[^>]*%22size%22[^>]*>(?:<[^>]*>)*([^<]+)</g)
    return [...links].map(([, name]) => name)
  }
  const [first] = await sizes()
  const small = encodeURIComponent(JSON.stringify(['size', 's']))
  const moved = await post(`${list}/${small}/move`, { direction: 'down' })
  expect(moved.notice).toMatchObject({ text: `Moved ${first} down.`, changeSet: expect.any(Number) })
  expect((await sizes())[1]).toBe(first)
  expect((await post(`${list}/nothing/move`, { direction: 'up' })).status).toBe(404)
})
