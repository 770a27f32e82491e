import type { CartMessage } from './cart-message.ts'
import styles from './spoken.module.css'

/**
 * What came of what was just done. Whoever sent a form without a script goes on from here; with one they stay where they are,
 * and the page says it to them besides.
 */
export function Spoken({ message: { words, withPage } }: { message: CartMessage }) {
  if (!withPage) return <p className={styles.spoken}>{words}</p>
  return (
    // biome-ignore lint/a11y/noAutofocus: without a script nothing is read out when a page comes, but where it begins
    <p role="status" tabIndex={-1} autoFocus className={styles.spoken}>
      {words}
    </p>
  )
}
