import { href } from 'react-router'
import { ListForm } from './list-form.tsx'
import type { WishMessage as Message } from './load-wish-list.server.ts'
import styles from './wish-list-page.module.css'

/** What came of what was done on the page before, and how to undo it. */
export function WishMessage({ message, list }: { message: Message; list: string | undefined }) {
  const { words, refused, undo } = message
  return (
    <div className={styles.message} role={refused ? 'alert' : 'status'}>
      <p>{words}</p>
      {undo && list && (
        <ListForm
          action={href('/wishList/restore')}
          fields={{ product: undo.product, list }}
          counts={{ wishes: 1 }}
        >
          <button type="submit">{undo.label}</button>
        </ListForm>
      )}
    </div>
  )
}
