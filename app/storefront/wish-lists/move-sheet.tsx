import { href } from 'react-router'
import type { Wish, WishList } from '../../commerce/wish-lists/wish-list.ts'
import { ListForm } from './list-form.tsx'
import { Popup, PopupButton } from './popup.tsx'
import styles from './wish-card.module.css'

interface MoveSheetProps {
  wish: Wish
  list: string
  others: readonly WishList[]
}

/** Asks to which of the other lists a wish is to go. */
export function MoveSheet({ wish: { product, title }, list, others }: MoveSheetProps) {
  const id = `move-${product}`
  return (
    <>
      <PopupButton opens={id} className={styles.move}>
        Move to another list<span className="visually-hidden">: {title}</span>
      </PopupButton>
      <Popup id={id} title={`Move ${title} to`}>
        <ListForm
          action={href('/wishList/move')}
          fields={{ product, list }}
          about={title}
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
