import { tooManyAttempts } from '../../web/retry-words.ts'
import styles from '../orders/order-form.module.css'

/** The form below still holds what was typed. An email to the shop declares a withdrawal as well. */
export function TooSoon({ wait }: { wait: number }) {
  return (
    <p className={styles.mistakes} role="alert">
      {tooManyAttempts(wait)} We’ve kept what you entered. You can also withdraw by writing to us.
    </p>
  )
}
