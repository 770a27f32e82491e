import type { ReactNode, Ref } from 'react'
import { Link } from 'react-router'
import type { Wish, WishNotice, WishOffer } from '#commerce/cart/wish-lists/wish-list.ts'
import { formatPrice } from '#messages/format.ts'
import { wishListMessages } from '#messages/wish-lists.ts'
import line from '#ui/card/card-line.module.css'
import { PictureView, tilePicture } from '#ui/picture/picture-view.tsx'
import { PreviousPrice } from '#ui/price/price.tsx'
import { PriceNote } from '#ui/price/price-note.tsx'
import { variantUrl } from '../../product-controls/variant-url.ts'
import styles from './wish-item.module.css'

/** The parts of a wish that others may see. */
export type WishSummary = Pick<Wish, 'title' | 'options' | 'picture' | 'offer'>

interface WishItemProps {
  ref?: Ref<HTMLLIElement>
  wish: WishSummary
  notices: readonly WishNotice[]
  /** In the corner of the picture. */
  corner?: ReactNode
  children?: ReactNode
}

export function WishItem({
  ref,
  wish: { title, options, picture, offer },
  notices,
  corner,
  children,
}: WishItemProps) {
  return (
    <li ref={ref} className={styles.item}>
      <div
        className={`picture-frame ${styles.shot}`}
        data-unavailable={offer && offer.available > 0 ? undefined : ''}
      >
        {picture && <PictureView picture={picture} {...tilePicture} />}
      </div>
      {corner && <div className={styles.corner}>{corner}</div>}
      <div className={line.line}>
        <h2 className={line.name}>{offer ? <Link to={variantUrl(offer)}>{title}</Link> : title}</h2>
        {offer && <WishPrice offer={offer} />}
        {options && <p className={line.quiet}>{options}</p>}
      </div>
      {notices.length > 0 && (
        <ul className={styles.notices}>
          {notices.map(notice => (
            <li key={notice.kind} data-kind={notice.kind}>
              {noticeText(notice)}
            </li>
          ))}
        </ul>
      )}
      {children && <div className={styles.actions}>{children}</div>}
    </li>
  )
}

function WishPrice({ offer }: { offer: WishOffer }) {
  return (
    <p className={line.price}>
      {formatPrice(offer.price)}
      <PreviousPrice price={offer.compareAtPrice} />
      <PriceNote notes={offer} />
    </p>
  )
}

/** A wish in the form of a product card, as `AddToCartForm` needs it. */
export function cardForWish({ title, options, picture }: WishSummary, offer: WishOffer) {
  return { ...offer, title, options, picture, soldOut: offer.available === 0 }
}

function noticeText(notice: WishNotice): string {
  if (notice.kind !== 'price-dropped') return wishListMessages.notices[notice.kind]
  return wishListMessages.priceDropped({
    oldPrice: formatPrice(notice.oldPrice),
    newPrice: formatPrice(notice.newPrice),
  })
}
