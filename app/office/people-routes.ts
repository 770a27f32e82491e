import { type RouteConfigEntry, route } from '@react-router/dev/routes'

const cases = 'office/cases'
const customers = 'office/customers'
const reviews = 'office/reviews'

/** Customers, and what they write to the shop: returns, claims and reviews. */
export const peoplePages: RouteConfigEntry[] = [
  route(cases, `${cases}/cases-page.tsx`),
  route(`${cases}/withdrawals/:number`, `${cases}/withdrawal-page.tsx`),
  route(customers, `${customers}/customers-page.tsx`),
  route(`${customers}/:customer`, `${customers}/customer-page.tsx`),
  route(`${customers}/:customer/data`, `${customers}/customer-data-page.tsx`),
  route(`${customers}/:customer/delete`, `${customers}/delete-customer-page.tsx`),
  route(reviews, `${reviews}/reviews-page.tsx`),
  route(`${reviews}/:id`, `${reviews}/review-page.tsx`),
]

export const peopleActions: RouteConfigEntry[] = [
  route(`${cases}/withdrawals/:number/settle`, `${cases}/settle-withdrawal.ts`),
  route(`${customers}/:customer/data/file`, `${customers}/download-customer-data.ts`),
  route(`${customers}/:customer/keep`, `${customers}/keep-customer.ts`),
  route(`${customers}/:customer/notes`, `${customers}/add-customer-note.ts`),
  route(`${customers}/:customer/notes/:note/remove`, `${customers}/remove-customer-note.ts`),
  route(`${reviews}/approve`, `${reviews}/approve-reviews.ts`),
  route(`${reviews}/:id/hide`, `${reviews}/hide-review.ts`),
  route(`${reviews}/:id/answer`, `${reviews}/answer-review.ts`),
  route(`${reviews}/:id/answer/remove`, `${reviews}/remove-answer.ts`),
]
