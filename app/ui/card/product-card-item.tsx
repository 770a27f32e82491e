import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import type { ProductCard } from '../../commerce/catalog/product.ts'
import { formatPrice } from '../../messages/format.ts'
import { productControlsMessages } from '../../messages/product-controls.ts'
import { sharedMessages } from '../../messages/shared.ts'
import { PictureView } from '../picture/picture-view.tsx'
import { PreviousPrice } from '../price/price.tsx'
import { RichText } from '../rich-text/rich-text.tsx'
import line from './card-line.module.css'
import styles from './product-card-item.module.css'

interface ProductCardItemProps {
  card: ProductCard
  actions: ReactNode
  /** Replaces the plain title, such as by one with search matches marked. */
  title?: ReactNode
  heading: 'h2' | 'h3'
  /** The widest that the layout draws the card, in CSS pixels. */
  maxWidth: number
  /** Loads the picture at once, for the first card of a listing. */
  eager?: boolean
}

/** A product in a list. The whole card is a link; its actions lie above it. */
export function ProductCardItem({
  card,
  actions,
  title = card.title,
  heading: Heading,
  maxWidth,
  eager = false,
}: ProductCardItemProps) {
  return (
    <li className={styles.card}>
      <div className={`picture-frame ${styles.shot}`}>
        {card.picture && (
          <PictureView
            picture={card.picture}
            sizes={`(max-width: 60rem) 50vw, ${maxWidth}px`}
            maxWidth={2 * maxWidth}
            eager={eager}
          />
        )}
        {card.badge && <Badge text={card.badge} />}
      </div>
      <div className={line.line}>
        <Heading className={line.name}>
          <Link to={href('/productDetails/:slug?', { slug: card.slug })}>{title}</Link>
        </Heading>
        <CardPrice card={card} />
        {card.colors > 1 && (
          <span className={line.quiet}>{productControlsMessages.colorCount({ count: card.colors })}</span>
        )}
        {card.soldOut && <span className={line.quiet}>{sharedMessages.soldOut}</span>}
      </div>
      {actions}
    </li>
  )
}

function CardPrice({ card: { price, compareAtPrice } }: { card: ProductCard }) {
  const now = <span className={line.price}>{formatPrice(price)}</span>
  if (compareAtPrice === null) return now
  return (
    <span className={line.prices}>
      {now}
      <PreviousPrice price={compareAtPrice} />
    </span>
  )
}

/** Discounts are red. */
function Badge({ text }: { text: string }) {
  if (!text.includes('%')) return <span className={styles.badge}>{text}</span>
  return (
    <span className={`${styles.badge} ${styles.discount}`}>
      <RichText
        text={productControlsMessages.badgeOff}
        wrap={{ badge: () => text, hidden: inner => <span className="visually-hidden">{inner}</span> }}
      />
    </span>
  )
}
