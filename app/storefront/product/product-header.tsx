import type { Product, Variant } from '#commerce/catalog/products/product.ts'
import { productMessages } from '#messages/product.ts'
import { CurrentPrice, PreviousPrice } from '#ui/price/price.tsx'
import { PriceNote } from '#ui/price/price-note.tsx'
import { Stars } from '#ui/stars/stars.tsx'
import styles from './product-header.module.css'

interface ProductHeaderProps {
  product: Product
  variant: Variant
  /** A product may have a rating without reviews. */
  hasReviews: boolean
}

/** Title, rating and price. */
export function ProductHeader({ product: { title, rating }, variant, hasReviews }: ProductHeaderProps) {
  const { price, compareAtPrice } = variant
  const reviewCount = rating && productMessages.reviewCount({ count: rating.reviews })
  return (
    <>
      <h1 id="product">{title}</h1>
      {rating && (
        <p className={styles.rating}>
          <Stars stars={rating.stars} />
          {hasReviews ? <a href="#reviews">{reviewCount}</a> : <span>{reviewCount}</span>}
        </p>
      )}
      <p className={styles.prices}>
        <PreviousPrice price={compareAtPrice} />
        <strong>
          <CurrentPrice price={price} previousPrice={compareAtPrice} />
        </strong>
        <PriceNote notes={variant} />
      </p>
    </>
  )
}
