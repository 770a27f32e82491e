import { Link } from 'react-router'
import type { WishNotice, WishOffer } from '#commerce/cart/wish-lists/wish-list.ts'
import { sharedMessages } from '#messages/shared.ts'
import { wishListMessages } from '#messages/wish-lists.ts'
import { AddToCartForm } from '../../product-controls/add-to-cart/add-to-cart-form.tsx'
import { variantUrl } from '../../product-controls/variant-url.ts'
import styles from '../items/wish-card.module.css'
import { cardForWish, WishItem, type WishSummary } from '../items/wish-item.tsx'

interface SharedWishProps {
  wish: WishSummary & { offer: WishOffer }
  notices: readonly WishNotice[]
  /** The page to return to without scripts after adding to the cart. */
  returnTo: string
}

/** A wish on someone else's list: it can only be bought. */
export function SharedWish({ wish, notices, returnTo }: SharedWishProps) {
  const { title, offer } = wish
  const className = `button quiet ${styles.button}`
  const hiddenTitle = <span className="visually-hidden">: {title}</span>
  return (
    <WishItem wish={wish} notices={notices}>
      {offer.available === 0 ? (
        <Link to={variantUrl(offer)} className={className}>
          {wishListMessages.view}
          {hiddenTitle}
        </Link>
      ) : (
        <AddToCartForm card={cardForWish(wish, offer)} buttonClassName={className} returnTo={returnTo}>
          {offer.sku === null ? wishListMessages.chooseOptions : sharedMessages.addToCart}
          {hiddenTitle}
        </AddToCartForm>
      )}
    </WishItem>
  )
}
