import { expect, it } from 'vitest'
import type { ListingQuery } from '../../commerce/finding/listing-query.ts'
import type { Shop } from '../../web/shop.server.ts'
import { maxFilters, readChoice } from './listing-address.ts'
import { wholeShop } from './listing-part.server.ts'
import { whatInstead } from './what-instead.server.ts'

const colors = Array.from({ length: maxFilters }, (_, at) => ({ slug: `c${at}`, name: `Color ${at}` }))

/** A shop that counts how often its catalog is searched, and finds 7 products each time. */
function countingShop() {
  const asked: ListingQuery[] = []
  const find = (query: ListingQuery) => {
    asked.push(query)
    return { ids: [], total: 7, search: null }
  }
  const none = { categories: [], brands: [], sizes: [], priceRanges: [] }
  const shop = { catalog: { model: { taxonomy: { ...none, colors }, find } } } as unknown as Shop
  return { shop, asked }
}

it('searches the catalog a few times only, however many filters are in the way', async () => {
  const { shop, asked } = countingShop()
  const chosen = new URLSearchParams(colors.map(({ slug }) => ['color', slug]))
  const { remove } = await whatInstead(shop, wholeShop, readChoice(chosen), undefined)
  expect(remove).toHaveLength(6)
  expect(remove[0]).toMatchObject({ label: 'Color 0', total: 7 })
  expect(asked).toHaveLength(7)
})

it('tries every filter when there are few', async () => {
  const { shop } = countingShop()
  const chosen = new URLSearchParams('color=c1&color=c2&from=3&stock=in')
  const { remove } = await whatInstead(shop, wholeShop, readChoice(chosen), undefined)
  expect(remove.map(({ label }) => label)).toEqual(['Color 1', 'Color 2', 'From $3.00', 'In stock'])
})
