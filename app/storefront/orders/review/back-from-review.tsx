import { href, Link } from 'react-router'
import { orderMessages } from '#messages/orders.ts'
import { reviewFormMessages } from '#messages/review-form.ts'
import type { ReviewPageView } from './review-view.ts'

/** Leads back to the page that the form was opened from. */
export function BackFromReview({ view: { token, isFromAccount } }: { view: ReviewPageView }) {
  return (
    <Link
      className="button quiet"
      to={isFromAccount ? href('/account/reviews') : href('/orders/:token', { token })}
    >
      {isFromAccount ? reviewFormMessages.backToReviews : orderMessages.backToOrder}
    </Link>
  )
}
