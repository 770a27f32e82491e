import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseReviewQuery, reviewQueryText, reviewSorts } from './review-query.ts'

const parse = (query: string) => parseReviewQuery(new URLSearchParams(query))

describe('the query of reviews', () => {
  it('survives being written and parsed again', () => {
    const queries = fc.record({
      stars: fc.constantFrom(undefined, 1, 2, 3, 4, 5),
      sort: fc.constantFrom(...reviewSorts),
      page: fc.integer({ min: 1, max: 999 }),
    })
    fc.assert(
      fc.property(queries, query => {
        expect(parse(reviewQueryText(query))).toEqual(query)
      }),
    )
  })

  it.each([
    '',
    'stars=0',
    'stars=6',
    'stars=05',
    'stars=4.5',
    'sort=newest',
    'sort=Highest',
    'page=0',
    'page=1000',
    'page=-1',
    'page=1e2',
    'stars=',
  ])('is the default for %j', query => {
    expect(parse(query)).toEqual({ stars: undefined, sort: 'newest', page: 1 })
    expect(reviewQueryText(parse(query))).toBe('')
  })
})
