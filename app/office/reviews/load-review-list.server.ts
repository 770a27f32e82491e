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
  const { reviews, hasBefore, hasAfter } = page
  const pending = await countReviewsInState(db, 'pending', maxCount + 1)
  const at = (side: 'before' | 'after', index: 0 | -1) =>
    `${reviewsPath(params)}${search === '' ? '?' : '&'}${side}=${reviewPageKeyText(reviews.at(index)!)}`
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
    previous: hasBefore && reviews.length > 0 ? at('before', 0) : undefined,
    next: hasAfter && reviews.length > 0 ? at('after', -1) : undefined,
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
