import { sharedMessages } from '../../messages/shared.ts'
import { withdrawalMessages } from '../../messages/withdrawal.ts'
import styles from '../orders/order-form.module.css'

/** `wait` is in seconds. The form keeps what was typed, and an email to the shop is a valid withdrawal, too. */
export function TooManyAttemptsNotice({ wait }: { wait: number }) {
  return (
    <p className={styles.error} role="alert">
      {sharedMessages.tooManyAttempts({ seconds: wait })} {withdrawalMessages.inputSaved}
    </p>
  )
}
