import type { Product, Variant } from '../../commerce/catalog/product.ts'
import { PriceBefore, PriceNow } from '../../ui/price/price.tsx'
import { Stars } from '../../ui/stars/stars.tsx'
import styles from './product-head.module.css'

interface ProductHeadProps {
  product: Product
  variant: Variant
  /** A rating may have come without the words that belong to it. */
  reviewsBelow: boolean
}

/** What it is, what others think of it, and what it costs. */
export function ProductHead({ product: { title, rating }, variant, reviewsBelow }: ProductHeadProps) {
  const { price, compareAtPrice } = variant
  const counted = rating && (rating.reviews === 1 ? '1 Review' : `${rating.reviews} Reviews`)
  return (
    <>
      <h1 id="product">{title}</h1>
      {rating && (
        <p className={styles.rating}>
          <Stars stars={rating.stars} />
          {reviewsBelow ? <a href="#reviews">{counted}</a> : <span>{counted}</span>}
        </p>
      )}
      <p className={styles.prices}>
        <PriceBefore price={compareAtPrice} />
        <strong>
          <PriceNow price={price} before={compareAtPrice} />
        </strong>
      </p>
    </>
  )
}
