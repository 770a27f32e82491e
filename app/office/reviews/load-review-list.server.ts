import {
  isOldestFirst,
  readReviewListParams,
  readReviewPageKey,
  reviewListSearch,
  reviewPageKeyText,
  reviewViews,
  toReviewFilter,
} from '#commerce/people/reviews/review-list.ts'
import {
  countReviewsInState,
  readStaffReviews,
  type StaffReview,
} from '#commerce/people/reviews/review-list-store.server.ts'
import { formatNumber } from '#messages/format.ts'
import { officeReviewMessages as texts } from '#messages/office/reviews.ts'
import { toShopDay } from '#messages/shop-time.server.ts'
import type { Shop } from '#web/shop/shop.server.ts'
import { shortDate } from '../orders/list/order-row-view.server.ts'
import { pagesAround } from '../ui/list/list-address.ts'
import { reviewsPath } from './reviews-path.ts'

const pageSize = 50
const maxCount = 1000
const maxTextLength = 160

/** Everything that `/office/reviews` shows for a URL. */
export async function loadReviewList({ db }: Pick<Shop, 'db'>, url: URL) {
  const params = readReviewListParams(url.searchParams)
  const search = reviewListSearch(params)
  const page = await readStaffReviews(db, {
    filter: toReviewFilter(params),
    key: readReviewPageKey(url.searchParams),
    isOldestFirst: isOldestFirst(params),
    limit: pageSize,
  })
  const { reviews } = page
  const pending = await countReviewsInState(db, 'pending', maxCount + 1)
  return {
    params,
    search,
    rows: reviews.map(toReviewRow),
    product: params.product === '' ? null : (reviews[0]?.productTitle ?? params.product),
    tabs: reviewViews.map(view => ({
      to: reviewsPath({ ...params, view }),
      label: texts.view[view],
      count: view === 'pending' ? countText(pending) : undefined,
      isCurrent: view === params.view,
    })),
    ...pagesAround(reviewsPath(params), { ...page, rows: reviews }, reviewPageKeyText),
  }
}

function toReviewRow(review: StaffReview) {
  const { id, stars, title, body, state, author, reply, createdAt, productTitle } = review
  return {
    ...{ id, stars, title, state, product: productTitle, isAnswered: reply !== null },
    text: body.length > maxTextLength ? `${body.slice(0, maxTextLength)}…` : body,
    author: author || texts.anonymous,
    written: shortDate(toShopDay(createdAt)),
  }
}

export type ReviewRowView = ReturnType<typeof toReviewRow>

function countText(count: number): string | undefined {
  if (count === 0) return undefined
  return count > maxCount ? texts.many(formatNumber(maxCount)) : formatNumber(count)
}
