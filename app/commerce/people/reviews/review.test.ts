import { describe, expect, it } from 'vitest'
import { ratingDistribution } from './review.ts'

describe('ratingDistribution', () => {
  it('lists all five ratings, five stars first', () => {
    expect(ratingDistribution([{ stars: 4, count: 1 }])).toEqual([
      { stars: 5, count: 0, percent: 0 },
      { stars: 4, count: 1, percent: 100 },
      { stars: 3, count: 0, percent: 0 },
      { stars: 2, count: 0, percent: 0 },
      { stars: 1, count: 0, percent: 0 },
    ])
  })

  it('shows 1% for a single review among many', () => {
    const counts = [
      { stars: 1, count: 1 },
      { stars: 5, count: 999 },
    ]
    expect(ratingDistribution(counts).map(({ percent }) => percent)).toEqual([100, 0, 0, 0, 1])
  })

  it('shows zeros without reviews', () => {
    expect(ratingDistribution([]).every(({ count, percent }) => count === 0 && percent === 0)).toBe(true)
  })
})
