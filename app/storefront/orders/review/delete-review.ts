import { href, redirect } from 'react-router'
import { deleteReview } from '#commerce/people/reviews/save-review.server.ts'
import { readInput, refuseInput } from '#web/requests/read-input.server.ts'
import { shopContext } from '#web/shop/context.ts'
import { acceptOrderForm, orderFields } from '../order-form.server.ts'
import type { Route } from './+types/delete-review.ts'
import { loadReviewedLine } from './load-review-page.server.ts'
import { reviewedPath } from './review-path.ts'

export const middleware = [acceptOrderForm(orderFields)]

export function loader({ params }: Route.LoaderArgs) {
  return redirect(href('/orders/:token/review/:line', params))
}

/** A review that is deleted already stays deleted. */
export async function action({ context, params, request, url }: Route.ActionArgs) {
  const input = await readInput({ request }, orderFields)
  if (!input.ok) return refuseInput({ request })
  const shop = context.get(shopContext)
  const { order, line } = await loadReviewedLine(shop, params)
  await deleteReview(shop.db, { orderId: order.id, orderLineId: line.id })
  return redirect(reviewedPath(url, order.token, 'review-deleted'), 303)
}
