import type { Ref } from 'react'
import { href } from 'react-router'
import type { WishChange } from '#commerce/cart/wish-lists/wish-change.ts'
import type { Wish, WishList } from '#commerce/cart/wish-lists/wish-list.ts'
import { sharedMessages } from '#messages/shared.ts'
import { wishListMessages } from '#messages/wish-lists.ts'
import { ListForm } from '../list-form.tsx'
import styles from './wish-card.module.css'

interface RemovedWishItemProps {
  ref: Ref<HTMLLIElement>
  wish: Wish
  removedBy: WishChange
  list: string
  lists: readonly WishList[]
}

/** Keeps the place of a wish that just left the list, with an undo button. */
export function RemovedWishItem({ ref, wish, removedBy, list, lists }: RemovedWishItemProps) {
  const { product, title } = wish
  const { kind, to } = removedBy
  const id = `removed-${product}`
  return (
    <li ref={ref} className={`picture-frame ${styles.removed}`}>
      <p id={id}>{removalText(title, removedBy, lists)}</p>
      {kind === 'move' && to ? (
        <ListForm action={href('/wish-list/move')} fields={{ product, list: to, to: list }} subject={title}>
          <button type="submit" aria-describedby={id}>
            {sharedMessages.undo}
          </button>
        </ListForm>
      ) : (
        <ListForm
          action={href('/wish-list/restore')}
          fields={{ product, list }}
          counts={{ wishes: 1 }}
          subject={title}
        >
          <button type="submit" aria-describedby={id}>
            {kind === 'move-to-cart' ? wishListMessages.keepOnList : sharedMessages.undo}
          </button>
        </ListForm>
      )}
    </li>
  )
}

function removalText(title: string, { kind, to }: WishChange, lists: readonly WishList[]): string {
  const list = lists.find(({ id }) => id === to)?.name
  if (kind === 'move-to-cart') return wishListMessages.inCart({ title })
  return kind === 'move' && list !== undefined
    ? wishListMessages.movedTo({ title, list })
    : wishListMessages.removed({ title })
}
