import { Link } from 'react-router'
import type { AccountLine } from '#commerce/people/accounts/account-reviews-store.server.ts'
import { orderMessages } from '#messages/orders.ts'
import { PictureView } from '#ui/picture/picture-view.tsx'
import { reviewPath } from '../../orders/review/review-path.ts'

/** A delivered item, with the way to its review. */
export function UnreviewedItem({ line: { id, token, title, options, picture } }: { line: AccountLine }) {
  return (
    <li>
      <div className="picture-frame">
        {picture && <PictureView picture={{ ...picture, alt: '' }} sizes="5rem" maxWidth={160} />}
      </div>
      <div>
        <h3>{title}</h3>
        {options !== '' && <p>{options}</p>}
        <Link
          to={reviewPath({ token, line: id, isFromAccount: true })}
          aria-label={orderMessages.writeReviewFor({ title })}
        >
          {orderMessages.writeReview}
        </Link>
      </div>
    </li>
  )
}
