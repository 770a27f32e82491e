import { Link } from 'react-router'
import type { ReviewListParams } from '../../commerce/reviews/review-list.ts'
import { listMessages } from '../../messages/office/lists.ts'
import { officeReviewMessages as texts } from '../../messages/office/reviews.ts'
import { OfficeIcon } from '../ui/office-icon.tsx'
import styles from './review-filters.module.css'
import { reviewsPath } from './reviews-path.ts'

const ratings = ['', '5', '4', '3', '2', '1'] as const

/** Links to the reviews with a rating, and the product that the list is about. */
export function ReviewFilters({ params, product }: { params: ReviewListParams; product: string | null }) {
  return (
    <div className={styles.filters}>
      <nav aria-label={texts.filters.stars}>
        {ratings.map(stars => (
          <Link
            key={stars}
            to={reviewsPath({ ...params, stars })}
            aria-current={stars === params.stars || undefined}
            aria-label={stars === '' ? undefined : texts.starsLabel(Number(stars))}
          >
            {stars === '' ? texts.filters.any : texts.stars(Number(stars))}
          </Link>
        ))}
      </nav>
      {product !== null && (
        <span className={styles.product}>
          {texts.filters.product} <b>{product}</b>
          <Link
            to={reviewsPath({ ...params, product: '' })}
            aria-label={listMessages.removeFilter(texts.filters.product)}
          >
            <OfficeIcon name="x" size={12} />
          </Link>
        </span>
      )}
    </div>
  )
}
