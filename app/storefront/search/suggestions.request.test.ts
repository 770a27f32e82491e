import { describe, expect, it } from 'vitest'
import { builtShop } from '#test/built-shop.ts'
import type { Suggestions } from './suggestions.ts'

describe('suggestions', () => {
  const shop = builtShop()
  const suggest = async (typed: string): Promise<Suggestions> =>
    (await shop.fetch(`/search/suggestions?q=${encodeURIComponent(typed)}`)).json()

  it('show products with the same title once, with a link to all of them', async () => {
    const { products, all } = await suggest('tee')
    const titles = products.map(({ card }) => card.title)
    expect(new Set(titles).size).toBe(titles.length)
    const tee = products.find(({ card }) => card.title === 'Basic Crew Neck Tee')!
    expect(tee.styleCount).toBeGreaterThan(1)
    expect(tee.to).toBe('/Shop?q=Basic+Crew+Neck+Tee')
    expect(products.reduce((sum, { styleCount }) => sum + styleCount, 0)).toBe(all!.total)
    expect(all!.to).toBe('/Shop?q=tee')
  })

  it('have the price before a sale', async () => {
    const { products } = await suggest('product')
    expect(products[0]!.card).toMatchObject({ title: 'Product', price: 4400, compareAtPrice: 8800 })
  })

  it('narrow a search with many results to categories and a brand', async () => {
    const { groups } = await suggest('tee')
    expect(groups.map(({ kind }) => kind)).toEqual(['category', 'category', 'brand'])
    const statuses = await Promise.all(groups.map(async ({ to }) => (await shop.fetch(to)).status))
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(groups.map(({ to }) => to)).toContain('/Shop?q=tee&category=category-5')
  })

  it('show categories and brands by name', async () => {
    expect((await suggest('brand 2')).groups[0]).toEqual({
      to: '/brands/brand-2',
      name: 'Brand 2',
      kind: 'brand',
    })
  })

  it('lead to a single product, without a link to all results', async () => {
    const { groups, products, all } = await suggest('kettle')
    expect([groups, products.map(({ to }) => to), all]).toEqual([
      [],
      ['/productDetails/gooseneck-kettle'],
      null,
    ])
  })

  it('allow a typo in three letters', async () => {
    const { groups, products } = await suggest('crew nek te')
    expect(products[0]!.card.title).toBe('Basic Crew Neck Tee')
    expect(groups.map(({ searchText }) => searchText)).toContain('crew neck te')
  })

  it('name pages, and categories where nothing else is found', async () => {
    expect((await suggest('shipping')).pages).toContainEqual({ title: 'Shipping', to: '/pages/shipping' })
    const nothing = await suggest('umbrella')
    expect([nothing.products, nothing.pages, nothing.all]).toEqual([[], [], null])
    expect(nothing.groups.map(({ name }) => name)).toContain('Category 1')
  })
})
