export interface Review {
  id: number
  stars: number
  author: string
  title: string
  body: string
  /** The day it was written, such as 2026-11-21. */
  day: string
}

/** How many gave how many stars, five first. */
export type Distribution = { stars: number; count: number; percent: number }[]

/** Percentages are of all reviews and whole, so their sum may miss 100 by a little; what was given is never 0 %. */
export function distributionOf(counted: readonly { stars: number; count: number }[]): Distribution {
  const all = counted.reduce((sum, { count }) => sum + count, 0)
  return [5, 4, 3, 2, 1].map(stars => {
    const count = counted.find(row => row.stars === stars)?.count ?? 0
    const percent = count === 0 ? 0 : Math.max(1, Math.round((100 * count) / all))
    return { stars, count, percent }
  })
}
