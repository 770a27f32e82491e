import { describe, expect, it } from 'vitest'
import { distributionOf } from './review.ts'

describe('the distribution of stars', () => {
  it('names all five, five stars first', () => {
    expect(distributionOf([{ stars: 4, count: 1 }])).toEqual([
      { stars: 5, count: 0, percent: 0 },
      { stars: 4, count: 1, percent: 100 },
      { stars: 3, count: 0, percent: 0 },
      { stars: 2, count: 0, percent: 0 },
      { stars: 1, count: 0, percent: 0 },
    ])
  })

  it('does not lose the one among many', () => {
    const counted = [
      { stars: 1, count: 1 },
      { stars: 5, count: 999 },
    ]
    expect(distributionOf(counted).map(({ percent }) => percent)).toEqual([100, 0, 0, 0, 1])
  })

  it('is empty without reviews', () => {
    expect(distributionOf([]).every(({ count, percent }) => count === 0 && percent === 0)).toBe(true)
  })
})
