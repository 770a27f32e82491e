import { type ReviewListParams, reviewListSearch } from '#commerce/people/reviews/review-list.ts'

/** The list with these filters. */
export function reviewsPath(params: ReviewListParams): string {
  return `/office/reviews${reviewListSearch(params)}`
}
