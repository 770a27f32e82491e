import type { Product, Variant } from '../../commerce/catalog/product.ts'
import { formatMoney } from '../../commerce/money.ts'
import { Stars } from '../../ui/stars/stars.tsx'
import styles from './product-head.module.css'

/** What it is, what others think of it, and what it costs. */
export function ProductHead({ product: { title, rating }, variant }: { product: Product; variant: Variant }) {
  const { price, compareAtPrice } = variant
  return (
    <>
      <h1 id="product" className={styles.title}>
        {title}
      </h1>
      {rating && (
        <p className={styles.rating}>
          <Stars stars={rating.stars} />
          <a href="#reviews">{rating.reviews === 1 ? '1 Review' : `${rating.reviews} Reviews`}</a>
        </p>
      )}
      <p className={styles.prices}>
        {compareAtPrice !== null && (
          <s>
            <span className="visually-hidden">Before: </span>
            {formatMoney(compareAtPrice)}
          </s>
        )}
        <strong className={compareAtPrice === null ? undefined : styles.reduced}>
          {compareAtPrice !== null && <span className="visually-hidden">Now: </span>}
          {formatMoney(price)}
        </strong>
      </p>
    </>
  )
}
