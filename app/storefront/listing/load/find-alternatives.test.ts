import { expect, it } from 'vitest'
import type { ListingQuery } from '#commerce/catalog/index/listing-query.ts'
import type { Shop } from '#web/shop/shop.server.ts'
import { maxFilters, readListingParams } from '../params/listing-params.ts'
import { findAlternatives } from './find-alternatives.server.ts'
import { wholeShop } from './listing-scope.server.ts'

const colors = Array.from({ length: maxFilters }, (_, index) => ({
  slug: `c${index}`,
  name: `Color ${index}`,
}))

/** A shop that records the queries of its catalog index and finds 7 products each time. */
function recordingShop() {
  const queries: ListingQuery[] = []
  const find = (query: ListingQuery) => {
    queries.push(query)
    return { ids: [], total: 7, search: null }
  }
  const facets = [{ slug: 'color', kind: 'swatch', values: colors }]
  const taxonomy = { categories: [], brands: [], priceRanges: [], facets }
  const shop = { catalog: { index: { taxonomy, find } } } as unknown as Shop
  return { shop, queries }
}

it('runs few searches, however many filters are active', async () => {
  const { shop, queries } = recordingShop()
  const query = new URLSearchParams(colors.map(({ slug }) => ['color', slug]))
  const alternatives = await findAlternatives(shop, wholeShop(), readListingParams(query), undefined)
  expect(alternatives.removableFilters).toHaveLength(6)
  expect(alternatives.removableFilters[0]).toMatchObject({ label: 'Color 0', total: 7 })
  expect(queries).toHaveLength(7)
})

it('tries to remove every filter when there are few', async () => {
  const { shop } = recordingShop()
  const query = new URLSearchParams('color=c1&color=c2&from=3&stock=in')
  const { removableFilters } = await findAlternatives(shop, wholeShop(), readListingParams(query), undefined)
  expect(removableFilters.map(({ label }) => label)).toEqual(['Color 1', 'Color 2', 'From $3.00', 'In stock'])
})
