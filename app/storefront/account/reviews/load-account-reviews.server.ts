import type { Account } from '#commerce/people/accounts/account.ts'
import {
  type AccountLine,
  readReviewedLines,
  readUnreviewedLines,
} from '#commerce/people/accounts/account-reviews-store.server.ts'
import { readOwnReviews } from '#commerce/people/reviews/own-review-store.server.ts'
import type { OwnReview } from '#commerce/people/reviews/review.ts'
import { readWholeNumber } from '#commerce/values/whole-number.ts'
import type { Db } from '#db/schema/schema.ts'
import { toShopDay } from '#messages/shop-time.server.ts'

const reviewsPerPage = 10
const maxPage = 10_000
const maxUnreviewed = 12

export interface ListedReview extends Omit<OwnReview, 'author' | 'createdAt' | 'orderLineId'> {
  line: AccountLine
  /** An ISO date. */
  writtenOn: string
}

export interface AccountReviews {
  /** Only on the first page. */
  unreviewed: AccountLine[]
  reviews: ListedReview[]
  /** From 1. */
  page: number
  hasMore: boolean
}

export async function loadAccountReviews(
  db: Db,
  account: Account,
  typedPage: string | null,
): Promise<AccountReviews> {
  const page = Math.max(readWholeNumber(typedPage, maxPage) ?? 1, 1)
  const slice = { limit: reviewsPerPage, offset: (page - 1) * reviewsPerPage }
  const { lines, hasMore } = await readReviewedLines(db, account, slice)
  const own = await readOwnReviews(db, [...new Set(lines.map(({ orderId }) => orderId))])
  const byLine = new Map(own.map(review => [review.orderLineId, review]))
  const reviews = lines.flatMap(line => {
    const review = byLine.get(line.id)
    return review ? [toListedReview(line, review)] : []
  })
  const unreviewed = page === 1 ? await readUnreviewedLines(db, account, maxUnreviewed) : []
  return { unreviewed, reviews, page, hasMore }
}

function toListedReview(
  line: AccountLine,
  { state, stars, title, body, pictures, createdAt }: OwnReview,
): ListedReview {
  return { line, state, stars, title, body, pictures, writtenOn: toShopDay(createdAt) }
}
