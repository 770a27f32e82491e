import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import type { ProductCard } from '../../commerce/catalog/product.ts'
import { formatMoney } from '../../commerce/money.ts'
import { PictureView } from '../picture/picture-view.tsx'
import { PriceBefore } from '../price/price.tsx'
import styles from './product-card-item.module.css'

interface ProductCardItemProps {
  card: ProductCard
  /** What can be done with it. */
  actions: ReactNode
  /** Its title in another form, such as with words marked. */
  title?: ReactNode
  /** The level that fits the page's outline. */
  heading: 'h2' | 'h3'
  /** How wide the layout draws the card at most, in CSS pixels. */
  widest: number
  /** For the first card of a listing. */
  eager?: boolean
}

/** A product in a list. The whole card leads to it; the actions lie above and are reached by pointer, touch and keyboard. */
export function ProductCardItem({
  card,
  actions,
  title = card.title,
  heading: Heading,
  widest,
  eager = false,
}: ProductCardItemProps) {
  return (
    <li className={styles.card}>
      <div className={`picture-frame ${styles.shot}`}>
        {card.picture && (
          <PictureView
            picture={card.picture}
            sizes={`(max-width: 60rem) 50vw, ${widest}px`}
            widest={2 * widest}
            eager={eager}
          />
        )}
        {card.badge && <Badge text={card.badge} />}
      </div>
      <div className={styles.line}>
        <Heading className={styles.name}>
          <Link to={href('/productDetails/:slug?', { slug: card.slug })}>{title}</Link>
        </Heading>
        <CardPrice card={card} />
        {card.colors > 1 && <span className={styles.quiet}>{card.colors} colors</span>}
        {card.soldOut && <span className={styles.quiet}>Sold out</span>}
      </div>
      {actions}
    </li>
  )
}

/** What it costs now and, quietly, what it cost before. */
function CardPrice({ card: { price, compareAtPrice } }: { card: ProductCard }) {
  const now = <span className={styles.price}>{formatMoney(price)}</span>
  if (compareAtPrice === null) return now
  return (
    <span className={styles.prices}>
      {now}
      <PriceBefore price={compareAtPrice} />
    </span>
  )
}

/** A reduction is red, everything else is quiet. */
function Badge({ text }: { text: string }) {
  const reduction = text.includes('%')
  return (
    <span className={reduction ? `${styles.badge} ${styles.reduction}` : styles.badge}>
      {text}
      {reduction && <span className="visually-hidden"> off</span>}
    </span>
  )
}
