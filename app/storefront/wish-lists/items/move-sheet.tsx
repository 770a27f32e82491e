import { href } from 'react-router'
import type { Wish, WishList } from '#commerce/cart/wish-lists/wish-list.ts'
import { wishListMessages } from '#messages/wish-lists.ts'
import { ListForm } from '../list-form.tsx'
import { Popup, PopupButton } from '../popup.tsx'
import styles from './wish-card.module.css'

interface MoveSheetProps {
  wish: Wish
  list: string
  others: readonly WishList[]
}

export function MoveSheet({ wish: { product, title }, list, others }: MoveSheetProps) {
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
