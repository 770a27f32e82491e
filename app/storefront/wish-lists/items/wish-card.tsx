import { useEffect, useRef } from 'react'
import { href, Link } from 'react-router'
import type { WishChange } from '#commerce/cart/wish-lists/wish-change.ts'
import { type Wish, type WishList, wishNotices } from '#commerce/cart/wish-lists/wish-list.ts'
import { sharedMessages } from '#messages/shared.ts'
import { wishListMessages } from '#messages/wish-lists.ts'
import { CloseIcon } from '#ui/icons/icons.tsx'
import { AddToCartForm } from '../../product-controls/add-to-cart/add-to-cart-form.tsx'
import { variantUrl } from '../../product-controls/variant-url.ts'
import { ListForm } from '../list-form.tsx'
import { Popup, PopupButton } from '../popup.tsx'
import { RemovedWishItem } from './removed-wish-item.tsx'
import styles from './wish-card.module.css'
import { cardForWish, WishItem } from './wish-item.tsx'

interface WishCardProps {
  wish: Wish
  list: string
  lists: readonly WishList[]
  /** The change that just removed it: it can be restored. */
  removedBy: WishChange | undefined
}

/** A wish on its owner's list, with notices and actions. */
export function WishCard({ wish, list, lists, removedBy }: WishCardProps) {
  const { product, title } = wish
  const item = useRef<HTMLLIElement>(null)
  const isOnList = removedBy === undefined
  const wasOnList = useRef(isOnList)

  // The pressed button is gone, so the one in its place takes the focus.
  useEffect(() => {
    const changed = wasOnList.current !== isOnList
    wasOnList.current = isOnList
    if (changed && document.activeElement === document.body) item.current!.querySelector('button')!.focus()
  }, [isOnList])

  if (removedBy)
    return <RemovedWishItem ref={item} wish={wish} removedBy={removedBy} list={list} lists={lists} />
  const others = lists.filter(({ id }) => id !== list)
  return (
    <WishItem
      ref={item}
      wish={wish}
      notices={wishNotices(wish)}
      corner={
        <ListForm
          action={href('/wish-list/remove')}
          fields={{ product, list }}
          counts={{ wishes: -1 }}
          subject={title}
        >
          <button
            type="submit"
            className={styles.remove}
            aria-label={wishListMessages.removeProduct({ title })}
          >
            <CloseIcon size={18} />
          </button>
        </ListForm>
      }
    >
      <WishAction wish={wish} list={list} />
      {others.length > 0 && <MoveSheet wish={wish} list={list} others={others} />}
    </WishItem>
  )
}

function WishAction({ wish, list }: { wish: Wish; list: string }) {
  const { product, title, offer } = wish
  if (!offer) return null
  const { sku, available } = offer
  const hiddenTitle = <span className="visually-hidden">: {title}</span>
  const className = `button quiet ${styles.button}`
  if (available === 0)
    return sku === null ? (
      <Link to={variantUrl(offer)} className={className}>
        {wishListMessages.view}
        {hiddenTitle}
      </Link>
    ) : (
      <Link to={href('/back-in-stock/:sku', { sku })} className={className}>
        {sharedMessages.notifyMe}
        {hiddenTitle}
      </Link>
    )
  if (sku === null)
    return (
      <AddToCartForm card={cardForWish(wish, offer)} buttonClassName={className}>
        {wishListMessages.chooseOptions}
        {hiddenTitle}
      </AddToCartForm>
    )
  return (
    <ListForm
      action={href('/wish-list/move-to-cart')}
      fields={{ product, list }}
      counts={{ wishes: -1, cart: 1 }}
      subject={title}
    >
      <button type="submit" className={className}>
        {wishListMessages.moveToCart}
        {hiddenTitle}
      </button>
    </ListForm>
  )
}

interface MoveSheetProps {
  wish: Wish
  list: string
  others: readonly WishList[]
}

function MoveSheet({ wish: { product, title }, list, others }: MoveSheetProps) {
  const id = `move-${product}`
  return (
    <>
      <PopupButton opens={id} className={styles.move}>
        {wishListMessages.moveToList}
        <span className="visually-hidden">: {title}</span>
      </PopupButton>
      <Popup id={id} title={wishListMessages.moveTitle({ title })}>
        <ListForm
          action={href('/wish-list/move')}
          fields={{ product, list }}
          subject={title}
          className={styles.lists}
        >
          {others.map(({ id, name, count }) => (
            <button key={id} type="submit" name="to" value={id}>
              <span>{name}</span> {count}
            </button>
          ))}
        </ListForm>
      </Popup>
    </>
  )
}
