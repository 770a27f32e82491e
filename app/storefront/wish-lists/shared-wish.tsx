import { Link } from 'react-router'
import type { Notice, WishOffer } from '../../commerce/wish-lists/wish-list.ts'
import { AddForm } from '../cart/add-form.tsx'
import { chosenAddress } from '../chosen-address.ts'
import styles from './wish-card.module.css'
import { cardOf, type SeenWish, WishItem } from './wish-item.tsx'

interface SharedWishProps {
  wish: SeenWish & { offer: WishOffer }
  notices: readonly Notice[]
  /** Where a friend stays who puts it into their own cart. */
  returnTo: string
}

/** A wish on somebody else's list: it can be bought, and nothing else. */
export function SharedWish({ wish, notices, returnTo }: SharedWishProps) {
  const { title, offer } = wish
  const look = `button quiet ${styles.button}`
  const named = <span className="visually-hidden">: {title}</span>
  return (
    <WishItem wish={wish} notices={notices}>
      {offer.available === 0 ? (
        <Link to={chosenAddress(offer)} className={look}>
          See it{named}
        </Link>
      ) : (
        <AddForm card={cardOf(wish, offer)} buttonClass={look} returnTo={returnTo}>
          {offer.sku === null ? 'Choose' : 'Add to Cart'}
          {named}
        </AddForm>
      )}
    </WishItem>
  )
}
