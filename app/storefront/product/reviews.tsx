import type { Rating } from '../../commerce/catalog/product.ts'
import type { Distribution, Review } from '../../commerce/reviews/review.ts'
import { Stars } from '../../ui/stars/stars.tsx'
import { Paragraphs } from './product-words.tsx'
import styles from './reviews.module.css'

interface ReviewsProps {
  rating: Rating
  distribution: Distribution
  /** The newest, of which the first few are seen at once. */
  reviews: readonly Review[]
}

const seenAtOnce = 5

export function Reviews({ rating, distribution, reviews }: ReviewsProps) {
  const others = reviews.slice(seenAtOnce)
  return (
    <section id="reviews" className={styles.reviews} aria-labelledby="reviews-title">
      <div className={styles.summary}>
        <h2 id="reviews-title">Reviews</h2>
        <p className={styles.mean}>
          <strong>{rating.stars}</strong> out of 5, from {counted(rating.reviews)}
        </p>
        <ul className={styles.distribution} aria-label="How many stars were given">
          {distribution.map(({ stars, count, percent }) => (
            <li key={stars}>
              <span>{stars === 1 ? '1 star' : `${stars} stars`}</span>
              <svg aria-hidden viewBox="0 0 100 1" preserveAspectRatio="none">
                <rect width={percent} height={1} />
              </svg>
              <span>
                {count}
                <span className="visually-hidden">{count === 1 ? ' review' : ' reviews'}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <ReviewList reviews={reviews.slice(0, seenAtOnce)} />
        {others.length > 0 && (
          <details className={styles.others}>
            <summary className="button quiet">
              <span className={styles.more}>Show {others.length} more</span>
              <span className={styles.fewer}>Show fewer</span>
            </summary>
            <ReviewList reviews={others} />
          </details>
        )}
        {rating.reviews > reviews.length && (
          <p className={styles.note}>
            These are the newest {reviews.length} of {rating.reviews}.
          </p>
        )}
      </div>
    </section>
  )
}

function ReviewList({ reviews }: { reviews: readonly Review[] }) {
  return (
    <ul className={styles.list}>
      {reviews.map(review => (
        <li key={review.id}>
          <p className={styles.stars}>
            <span className="visually-hidden">Gave {review.stars} of 5</span>
            <span aria-hidden>
              <Stars stars={review.stars} />
            </span>
          </p>
          <h3>{review.title}</h3>
          <Paragraphs text={review.body} />
          <p className={styles.author}>
            {review.author}, <time dateTime={review.day}>{days.format(new Date(review.day))}</time>
          </p>
        </li>
      ))}
    </ul>
  )
}

const counted = (reviews: number) => (reviews === 1 ? '1 review' : `${reviews} reviews`)

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
