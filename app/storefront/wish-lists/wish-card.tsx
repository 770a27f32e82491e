import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { href, Link } from 'react-router'
import type { WishChange } from '../../commerce/wish-lists/wish-change.ts'
import { noticesOf, type Wish, type WishList } from '../../commerce/wish-lists/wish-list.ts'
import { AddForm } from '../cart/add-form.tsx'
import { chosenAddress } from '../chosen-address.ts'
import { LeftWish } from './left-wish.tsx'
import { ListForm } from './list-form.tsx'
import { MoveSheet } from './move-sheet.tsx'
import styles from './wish-card.module.css'
import { cardOf, WishItem } from './wish-item.tsx'

interface WishCardProps {
  wish: Wish
  list: string
  lists: readonly WishList[]
  /** How it left the list, where it just did: it can be put back. */
  left: WishChange | undefined
}

/** A wish on one's own list, with what changed since it was saved and what can be done with it. */
export function WishCard({ wish, list, lists, left }: WishCardProps) {
  const { product, title } = wish
  const item = useRef<HTMLLIElement>(null)
  const isThere = left === undefined
  const wasThere = useRef(isThere)

  // What was pressed is gone with it: its place takes the focus.
  useEffect(() => {
    const changed = wasThere.current !== isThere
    wasThere.current = isThere
    if (changed && document.activeElement === document.body) item.current!.querySelector('button')!.focus()
  }, [isThere])

  if (left) return <LeftWish ref={item} wish={wish} left={left} list={list} lists={lists} />
  const others = lists.filter(({ id }) => id !== list)
  return (
    <WishItem
      ref={item}
      wish={wish}
      notices={noticesOf(wish)}
      corner={
        <ListForm
          action={href('/wishList/remove')}
          fields={{ product, list }}
          counts={{ wishes: -1 }}
          about={title}
        >
          <button type="submit" className={styles.remove} aria-label={`Remove ${title}`}>
            <X aria-hidden size={18} strokeWidth={1.5} />
          </button>
        </ListForm>
      }
    >
      <NextStep wish={wish} list={list} />
      {others.length > 0 && <MoveSheet wish={wish} list={list} others={others} />}
    </WishItem>
  )
}

/** Into the cart where that is clear, else to where it becomes clear. */
function NextStep({ wish, list }: { wish: Wish; list: string }) {
  const { product, title, offer } = wish
  if (!offer) return null
  const { sku, available } = offer
  const named = <span className="visually-hidden">: {title}</span>
  const look = `button quiet ${styles.button}`
  if (available === 0)
    return sku === null ? (
      <Link to={chosenAddress(offer)} className={look}>
        See it{named}
      </Link>
    ) : (
      <Link to={href('/backInStock/:sku', { sku })} className={look}>
        Tell me when it is back{named}
      </Link>
    )
  if (sku === null)
    return (
      <AddForm card={cardOf(wish, offer)} buttonClass={look}>
        Choose{named}
      </AddForm>
    )
  return (
    <ListForm
      action={href('/wishList/moveToCart')}
      fields={{ product, list }}
      counts={{ wishes: -1, cart: 1 }}
      about={title}
    >
      <button type="submit" className={look}>
        Move to Cart{named}
      </button>
    </ListForm>
  )
}
