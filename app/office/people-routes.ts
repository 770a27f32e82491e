import { type RouteConfigEntry, route } from '@react-router/dev/routes'

const cases = 'office/cases'
const reviews = 'office/reviews'

/** Returns, claims and reviews: what shoppers write to the shop. */
export const peoplePages: RouteConfigEntry[] = [
  route(cases, `${cases}/cases-page.tsx`),
  route(`${cases}/withdrawals/:number`, `${cases}/withdrawal-page.tsx`),
  route(reviews, `${reviews}/reviews-page.tsx`),
  route(`${reviews}/:id`, `${reviews}/review-page.tsx`),
]

export const peopleActions: RouteConfigEntry[] = [
  route(`${cases}/withdrawals/:number/settle`, `${cases}/settle-withdrawal.ts`),
  route(`${reviews}/approve`, `${reviews}/approve-reviews.ts`),
  route(`${reviews}/:id/hide`, `${reviews}/hide-review.ts`),
  route(`${reviews}/:id/answer`, `${reviews}/answer-review.ts`),
  route(`${reviews}/:id/answer/remove`, `${reviews}/remove-answer.ts`),
]
