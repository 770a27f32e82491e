import { type PointerEvent, type ReactNode, useState } from 'react'
import { href, Link } from 'react-router'
import { isDiscountBadge, type ProductCard } from '#commerce/catalog/products/product.ts'
import { productControlsMessages } from '#messages/product-controls.ts'
import { sharedMessages } from '#messages/shared.ts'
import { PictureView, tilePicture } from '../picture/picture-view.tsx'
import { CurrentPrice, PreviousPrice } from '../price/price.tsx'
import { PriceNote } from '../price/price-note.tsx'
import { Swatch } from '../swatch/swatch.tsx'
import line from './card-line.module.css'
import styles from './product-card-item.module.css'

interface ProductCardItemProps {
  card: ProductCard
  actions: ReactNode
  /** Replaces the plain title, such as by one with search matches marked. */
  title?: ReactNode
  heading: 'h2' | 'h3'
  /** Loads the picture at once, for the first card of a listing. */
  eager?: boolean
}

/** A product in a list. The whole card is a link; its actions lie above it. */
export function ProductCardItem({
  card,
  actions,
  title = card.title,
  heading: Heading,
  eager = false,
}: ProductCardItemProps) {
  // Few cards are hovered. A pointer that already rests on one when the page starts doesn't enter it, but moves.
  const [isHovered, setIsHovered] = useState(false)
  const hover = ({ pointerType }: PointerEvent) => pointerType !== 'touch' && setIsHovered(true)
  const hoverPicture = isHovered ? card.hoverPicture : null
  return (
    <li className={styles.card} onPointerEnter={hover} onPointerMove={hover}>
      <div className={`picture-frame ${styles.shot}`}>
        {card.picture && <PictureView picture={card.picture} {...tilePicture} eager={eager} />}
        {hoverPicture && <PictureView picture={hoverPicture} {...tilePicture} className={styles.hovered} />}
        <Badge card={card} />
      </div>
      <div className={line.line}>
        <Heading className={line.name}>
          <Link to={cardUrl(card)}>{title}</Link>
        </Heading>
        {card.distinction && <span className={line.distinction}>{card.distinction.join(' · ')}</span>}
        <span className={line.price}>
          <CurrentPrice
            price={card.price}
            previousPrice={card.compareAtPrice}
            isStartingPrice={card.isStartingPrice}
          />
          <PreviousPrice price={card.compareAtPrice} />
          <PriceNote notes={card} />
        </span>
        {card.swatches.length > 0 && <ColorDots swatches={card.swatches} />}
        {card.soldOut && <span className={line.quiet}>{sharedMessages.soldOut}</span>}
      </div>
      {actions}
    </li>
  )
}

function cardUrl({ slug, choice }: ProductCard): string {
  const params = new URLSearchParams(choice)
  return href('/productDetails/:slug?', { slug }) + (params.size > 0 ? `?${params}` : '')
}

/** The merchant's badge or the discount. Discounts are red. */
function Badge({ card: { badge, discount } }: { card: ProductCard }) {
  if (!badge && !discount) return null
  const isPercentage = isDiscountBadge(badge)
  return (
    <span className={styles.badge} data-discount={isPercentage || discount ? '' : undefined}>
      {badge ?? productControlsMessages.discount({ percent: discount! })}
      {isPercentage && <span className="visually-hidden">{productControlsMessages.badgeOff}</span>}
    </span>
  )
}

const maxDots = 5

/** The colors that a product comes in, at most five: "+2" counts the others. */
function ColorDots({ swatches }: Pick<ProductCard, 'swatches'>) {
  const others = swatches.length - maxDots
  return (
    <span className={line.dots}>
      <span className="visually-hidden">
        {productControlsMessages.colorCount({ count: swatches.length })}
      </span>
      {swatches.slice(0, maxDots).map(({ hex, picture }, at) => (
        <Swatch key={at} hex={hex} picture={picture} size={14} />
      ))}
      {others > 0 && <span aria-hidden>+{others}</span>}
    </span>
  )
}
