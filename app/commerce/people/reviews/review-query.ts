/** The orders of reviews; the first is the default. */
export const reviewSorts = ['newest', 'highest', 'lowest'] as const

export type ReviewSort = (typeof reviewSorts)[number]

export interface ReviewQuery {
  /** Only reviews with this rating. */
  stars: number | undefined
  sort: ReviewSort
  /** Counted from 1. */
  page: number
}

/** How many reviews a page shows. */
export const reviewsPerPage = 8

/** The parameters of a product page about its reviews, and their values. Others mean the default. */
export const reviewParams = { page: /^[1-9]\d{0,2}$/, sort: /^(highest|lowest)$/, stars: /^[1-5]$/ } as const

export function parseReviewQuery(params: URLSearchParams): ReviewQuery {
  const value = (name: keyof typeof reviewParams) => {
    const text = params.get(name)
    return text !== null && reviewParams[name].test(text) ? text : undefined
  }
  const stars = value('stars')
  return {
    stars: stars === undefined ? undefined : Number(stars),
    sort: (value('sort') as ReviewSort | undefined) ?? 'newest',
    page: Number(value('page') ?? 1),
  }
}

/** The query without defaults, such as "sort=lowest&stars=2"; empty for the newest of all reviews. */
export function reviewQueryText({ stars, sort, page }: ReviewQuery): string {
  const params = new URLSearchParams()
  if (page > 1) params.set('page', String(page))
  if (sort !== 'newest') params.set('sort', sort)
  if (stars !== undefined) params.set('stars', String(stars))
  return `${params}`
}
