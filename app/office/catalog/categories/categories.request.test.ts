import { describe, expect, it } from 'vitest'
import { builtShop } from '#test/built-shop.ts'
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

it('brands, options and their values are moved in their lists', async () => {
  const list = '/office/catalog/option-values'
  expect((await open(list)).html).toContain('fill="#')
  const first = names((await open(list)).html)[0]
  const small = encodeURIComponent(JSON.stringify(['size', 's']))
  const moved = await post(`${list}/${small}/move`, { direction: 'down' })
  expect(moved.notice).toMatchObject({ text: `Moved ${first} down.`, changeSet: expect.any(Number) })
  expect(names((await open(list)).html)[1]).toBe(first)
  expect((await post(`${list}/nothing/move`, { direction: 'up' })).status).toBe(404)
})
