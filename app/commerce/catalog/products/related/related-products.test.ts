import { expect, it } from 'vitest'
import { bestRelatedProducts } from './related-products.ts'

it('ranks related products by shared tags, then units sold, then age', () => {
  const candidates = [
    { id: 1, sharedTags: 1, sold: 900 },
    { id: 2, sharedTags: 2, sold: 5 },
    { id: 3, sharedTags: 2, sold: 7 },
    { id: 4, sharedTags: 1, sold: 900 },
    { id: 5, sharedTags: 0, sold: 9000 },
  ]
  expect(bestRelatedProducts(candidates, 4)).toEqual([3, 2, 4, 1])
  expect(bestRelatedProducts(candidates, 0)).toEqual([])
})
