import type { Ref } from 'react'
import { href } from 'react-router'
import type { WishChange } from '../../commerce/wish-lists/wish-change.ts'
import type { Wish, WishList } from '../../commerce/wish-lists/wish-list.ts'
import { ListForm } from './list-form.tsx'
import styles from './wish-card.module.css'

interface LeftWishProps {
  ref: Ref<HTMLLIElement>
  wish: Wish
  left: WishChange
  list: string
  lists: readonly WishList[]
}

/** The place of a wish that has just left the list, so that nothing moves, and the way back. */
export function LeftWish({ ref, wish: { product, title }, left: { kind, to }, list, lists }: LeftWishProps) {
  const name = lists.find(({ id }) => id === to)?.name
  const where =
    kind === 'moveToCart' ? 'in your cart' : kind === 'move' ? `on “${name}” now` : 'off this list'
  const words = `${title} is ${where}.`
  const id = `left-${product}`
  return (
    <li ref={ref} className={`picture-frame ${styles.left}`}>
      <p id={id}>{words}</p>
      {kind === 'move' && to ? (
        <ListForm action={href('/wishList/move')} fields={{ product, list: to, to: list }} about={title}>
          <button type="submit" aria-describedby={id}>
            Undo
          </button>
        </ListForm>
      ) : (
        <ListForm
          action={href('/wishList/restore')}
          fields={{ product, list }}
          counts={{ wishes: 1 }}
          about={title}
        >
          <button type="submit" aria-describedby={id}>
            {kind === 'moveToCart' ? 'Keep it here, too' : 'Undo'}
          </button>
        </ListForm>
      )}
    </li>
  )
}
