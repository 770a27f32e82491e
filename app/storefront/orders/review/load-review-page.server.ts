import { data } from 'react-router'
import type { Order, OrderLine } from '#commerce/orders/order.ts'
import { readOwnReviews, readReviewableLines } from '#commerce/people/reviews/own-review-store.server.ts'
import { readPathId } from '#web/requests/read-input.server.ts'
import type { Shop } from '#web/shop/shop.server.ts'
import { loadOrder } from '../load-order.server.ts'
import { isFromAccount } from './review-path.ts'
import type { ReviewPageView } from './review-view.ts'

interface ReviewedLineParams {
  token: string
  line: string
}

/** Throws a 404 if the order has no such line. */
export async function loadReviewedLine(
  shop: Shop,
  params: ReviewedLineParams,
): Promise<{ order: Order; line: OrderLine }> {
  const order = await loadOrder(shop, params.token)
  const id = readPathId(params.line)
  const line = order.lines.find(line => line.id === id)
  if (!line) throw data(null, { status: 404 })
  return { order, line }
}

export async function loadReviewPage(
  shop: Shop,
  params: ReviewedLineParams,
  url: URL,
): Promise<ReviewPageView> {
  const { order, line } = await loadReviewedLine(shop, params)
  const reviews = await readOwnReviews(shop.db, [order.id])
  const isReviewable = (await readReviewableLines(shop.db, [order.id])).includes(line.id)
  const { id, title, options, slug, picture } = line
  return {
    token: order.token,
    number: order.number,
    line: { id, title, options, slug, picture },
    own: reviews.find(({ orderLineId }) => orderLineId === line.id),
    suggestedAuthor: order.address.name.split(' ')[0] ?? '',
    closed: isReviewable ? undefined : order.deliveredAt === null ? 'not-delivered' : 'product-removed',
    needsApproval: (await shop.settings()).reviewApproval,
    isFromAccount: isFromAccount(url),
  }
}
