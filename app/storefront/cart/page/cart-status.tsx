import type { CartMessage } from './cart-message.ts'
import styles from './cart-screen.module.css'

/** The result of the last change. With JavaScript the page announces it separately. */
export function CartStatus({ message: { text, isInitial } }: { message: CartMessage }) {
  if (!isInitial) return <p className={styles.status}>{text}</p>
  return (
    // biome-ignore lint/a11y/noAutofocus: without JavaScript a new page is read from its focus
    <p role="status" tabIndex={-1} autoFocus className={styles.status}>
      {text}
    </p>
  )
}
