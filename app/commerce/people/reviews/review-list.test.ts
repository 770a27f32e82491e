import { describe, expect, it } from 'vitest'
import {
  readReviewListParams,
  readReviewPageKey,
  reviewListSearch,
  reviewPageKeyText,
  toReviewFilter,
} from './review-list.ts'

const read = (query: string) => readReviewListParams(new URLSearchParams(query))

describe('the URL of the list of reviews', () => {
  it('starts with those that wait', () => {
    expect(read('')).toEqual({ view: 'pending', stars: '', product: '' })
    expect(reviewListSearch(read(''))).toBe('')
    expect(toReviewFilter(read(''))).toEqual({ state: 'pending', stars: undefined, productId: undefined })
  })

  it('has the view and the filters', () => {
    const params = read('view=all&stars=2&product=12')
    expect(toReviewFilter(params)).toEqual({ state: undefined, stars: 2, productId: 12 })
    expect(read(reviewListSearch(params))).toEqual(params)
  })

  it('ignores what means nothing', () => {
    expect(read('view=x&stars=6&product=-1')).toEqual(read(''))
    for (const key of ['1', '2026-11-01_1', "2026-11-01T10:00:00.000Z_1' or 1"])
      expect(readReviewPageKey(new URLSearchParams({ after: key }))).toBeUndefined()
  })

  it('names a page by its first or last review', () => {
    const key = { createdAt: '2026-11-01T10:00:00.000Z', id: 7 }
    const url = new URLSearchParams({ before: reviewPageKeyText(key) })
    expect(readReviewPageKey(url)).toEqual({ ...key, isBefore: true })
  })
})
