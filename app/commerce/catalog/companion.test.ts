import { expect, it } from 'vitest'
import { bestCompanions } from './companion.ts'

it('what has the most tags in common goes best, then what sells best, then what is newest', () => {
  const companions = [
    { id: 1, sharedTags: 1, sold: 900 },
    { id: 2, sharedTags: 2, sold: 5 },
    { id: 3, sharedTags: 2, sold: 7 },
    { id: 4, sharedTags: 1, sold: 900 },
    { id: 5, sharedTags: 0, sold: 9000 },
  ]
  expect(bestCompanions(companions, 4)).toEqual([3, 2, 4, 1])
  expect(bestCompanions(companions, 0)).toEqual([])
})
