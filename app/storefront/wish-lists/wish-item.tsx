import type { ReactNode, Ref } from 'react'
import { Link } from 'react-router'
import { formatMoney } from '../../commerce/money.ts'
import type { Notice, Wish, WishOffer } from '../../commerce/wish-lists/wish-list.ts'
import { noticeInWords } from '../../commerce/wish-lists/wish-words.ts'
import { PictureView } from '../../ui/picture/picture-view.tsx'
import { PriceBefore } from '../../ui/price/price.tsx'
import { chosenAddress } from '../chosen-address.ts'
import styles from './wish-item.module.css'

/** What everybody sees of a wish. */
export type SeenWish = Pick<Wish, 'title' | 'options' | 'picture' | 'offer'>

interface WishItemProps {
  ref?: Ref<HTMLLIElement>
  wish: SeenWish
  notices: readonly Notice[]
  /** Stands in the corner of the picture. */
  corner?: ReactNode
  children?: ReactNode
}

/** What is wished for: its picture and name lead to it, with the variant that was chosen. */
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
        data-gone={offer && offer.available > 0 ? undefined : ''}
      >
        {picture && <PictureView picture={picture} sizes="(max-width: 60rem) 50vw, 320px" widest={640} />}
      </div>
      {corner && <div className={styles.corner}>{corner}</div>}
      <div className={styles.line}>
        <h2 className={styles.name}>{offer ? <Link to={chosenAddress(offer)}>{title}</Link> : title}</h2>
        {offer && <Price offer={offer} />}
        {options && <p className={styles.options}>{options}</p>}
      </div>
      {notices.length > 0 && (
        <ul className={styles.notices}>
          {notices.map(notice => (
            <li key={notice.about} data-about={notice.about}>
              {noticeInWords(notice)}
            </li>
          ))}
        </ul>
      )}
      {children && <div className={styles.actions}>{children}</div>}
    </li>
  )
}

function Price({ offer: { price, compareAtPrice } }: { offer: WishOffer }) {
  return (
    <p className={styles.price}>
      {formatMoney(price)}
      <PriceBefore price={compareAtPrice} />
    </p>
  )
}

/** For the form that puts it into the cart: the variant that was chosen, or a choice to make. */
export function cardOf({ title, options, picture }: SeenWish, offer: WishOffer) {
  return { ...offer, title, options, picture, soldOut: offer.available === 0 }
}
