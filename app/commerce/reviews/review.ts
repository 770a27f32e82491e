export interface Review {
  id: number
  stars: number
  author: string
  title: string
  body: string
  /** ISO date, such as 2026-11-21. */
  day: string
}

/** Number of reviews per star rating, five stars first. */
export type RatingDistribution = { stars: number; count: number; percent: number }[]

/** Percentages are whole and may not add up to 100; a rating that was given shows at least 1%. */
export function ratingDistribution(counts: readonly { stars: number; count: number }[]): RatingDistribution {
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  return [5, 4, 3, 2, 1].map(stars => {
    const count = counts.find(row => row.stars === stars)?.count ?? 0
    const percent = count === 0 ? 0 : Math.max(1, Math.round((100 * count) / total))
    return { stars, count, percent }
  })
}
