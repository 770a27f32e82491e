import type { Rating } from '../../commerce/catalog/product.ts'
import type { RatingDistribution, Review } from '../../commerce/reviews/review.ts'
import { formatDate } from '../../messages/format.ts'
import { productMessages } from '../../messages/product.ts'
import { RichText } from '../../ui/rich-text/rich-text.tsx'
import { Stars } from '../../ui/stars/stars.tsx'
import { Paragraphs } from './product-description.tsx'
import styles from './reviews.module.css'

interface ReviewsProps {
  rating: Rating
  distribution: RatingDistribution
  /** The newest reviews. */
  reviews: readonly Review[]
}

/** How many reviews are visible before "Show more". */
const initiallyVisible = 5

export function Reviews({ rating, distribution, reviews }: ReviewsProps) {
  const others = reviews.slice(initiallyVisible)
  return (
    <section id="reviews" className={styles.reviews} aria-labelledby="reviews-title">
      <div className={styles.summary}>
        <h2 id="reviews-title">{productMessages.reviews}</h2>
        <p className={styles.mean}>
          <RichText
            text={productMessages.averageRating({ stars: rating.stars, count: rating.reviews })}
            wrap={{ strong: inner => <strong>{inner}</strong> }}
          />
        </p>
        <RatingBars distribution={distribution} />
      </div>
      <div>
        <ReviewList reviews={reviews.slice(0, initiallyVisible)} />
        {others.length > 0 && (
          <details className={styles.others}>
            <summary className="button quiet">
              <span className={styles.more}>{productMessages.showMore({ count: others.length })}</span>
              <span className={styles.fewer}>{productMessages.showFewer}</span>
            </summary>
            <ReviewList reviews={others} />
          </details>
        )}
        {rating.reviews > reviews.length && (
          <p className={styles.note}>
            {productMessages.newestReviews({ shown: reviews.length, count: rating.reviews })}
          </p>
        )}
      </div>
    </section>
  )
}

function RatingBars({ distribution }: { distribution: RatingDistribution }) {
  return (
    <ul className={styles.distribution} aria-label={productMessages.ratingDistribution}>
      {distribution.map(({ stars, count, percent }) => (
        <li key={stars}>
          <span>{productMessages.starCount({ count: stars })}</span>
          <svg aria-hidden viewBox="0 0 100 1" preserveAspectRatio="none">
            <rect width={percent} height={1} />
          </svg>
          <span>
            {count}
            <span className="visually-hidden"> {productMessages.reviewUnit({ count })}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

function ReviewList({ reviews }: { reviews: readonly Review[] }) {
  return (
    <ul className={styles.list}>
      {reviews.map(review => (
        <li key={review.id}>
          <p className={styles.stars}>
            <span className="visually-hidden">{productMessages.starsGiven({ stars: review.stars })}</span>
            <span aria-hidden>
              <Stars stars={review.stars} />
            </span>
          </p>
          <h3>{review.title}</h3>
          <Paragraphs text={review.body} />
          <p className={styles.author}>
            {review.author}, <time dateTime={review.day}>{formatDate(review.day)}</time>
          </p>
        </li>
      ))}
    </ul>
  )
}
