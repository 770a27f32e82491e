import { Link } from 'react-router'
import type { ReviewListParams } from '#commerce/people/reviews/review-list.ts'
import { listMessages } from '#messages/office/lists.ts'
import { officeReviewMessages as texts } from '#messages/office/reviews.ts'
import { FilterLinks } from '../ui/list/filter-links.tsx'
import { OfficeIcon } from '../ui/office-icon.tsx'
import styles from './review-filters.module.css'
import { reviewsPath } from './reviews-path.ts'

const ratings = ['', '5', '4', '3', '2', '1'] as const

/** Links to the reviews with a rating, and the product that the list is about. */
export function ReviewFilters({ params, product }: { params: ReviewListParams; product: string | null }) {
  return (
    <div className={styles.filters}>
      <FilterLinks
        label={texts.filters.stars}
        links={ratings.map(stars => ({
          to: reviewsPath({ ...params, stars }),
          isCurrent: stars === params.stars,
          label: stars === '' ? texts.filters.any : texts.stars(Number(stars)),
          fullLabel: stars === '' ? undefined : texts.starsLabel(Number(stars)),
        }))}
      />
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
