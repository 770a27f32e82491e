import { href } from 'react-router'
import { ListForm } from '../list-form.tsx'
import type { WishListMessage as Message } from './load-wish-list.server.ts'
import styles from './wish-list-page.module.css'

/** The result of the previous form, with an undo button. */
export function WishMessage({ message, list }: { message: Message; list: string | undefined }) {
  const { text, isRefusal, undo } = message
  return (
    <div className={styles.message} role={isRefusal ? 'alert' : 'status'}>
      <p>{text}</p>
      {undo && list && (
        <ListForm
          action={href('/wish-list/restore')}
          fields={{ product: undo.product, list }}
          counts={{ wishes: 1 }}
        >
          <button type="submit">{undo.label}</button>
        </ListForm>
      )}
    </div>
  )
}
