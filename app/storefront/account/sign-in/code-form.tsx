import type { ReactNode } from 'react'
import { signInMessages } from '#messages/sign-in.ts'
import { TextField } from '#ui/field/field.tsx'
import { DemoInboxLink } from '../../demo-inbox/demo-inbox-link.tsx'
import styles from './sign-in.module.css'

interface CodeFormProps {
  /** The URL that takes the form. */
  action: string
  /** The address to which the code was sent. */
  email: string
  note?: string
  error: string | undefined
  /** Of the button. */
  label: string
  hasDemoInbox: boolean
  /** Ways on without a code. */
  children: ReactNode
}

export function CodeForm({ action, email, note, error, label, hasDemoInbox, children }: CodeFormProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 tabIndex={-1}>{signInMessages.sentTitle}</h1>
      <p role="status">{signInMessages.sent({ email })}</p>
      <form method="post" action={action} className={styles.form} noValidate>
        <TextField
          id="code"
          name="code"
          label={signInMessages.code}
          note={note}
          error={error}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
        />
        <button type="submit" className="button">
          {label}
        </button>
      </form>
      <DemoInboxLink isShown={hasDemoInbox} />
      <p className={styles.help}>{signInMessages.nothingCame}</p>
      <div className={styles.others}>{children}</div>
    </div>
  )
}

interface SendAgainProps {
  action: string
  /** Omitted where the shop knows the address. */
  email?: string
}

export function SendAgain({ action, email }: SendAgainProps) {
  return (
    <form method="post" action={action}>
      {email !== undefined && <input type="hidden" name="email" value={email} />}
      <button type="submit" className={styles.link}>
        {signInMessages.sendAgain}
      </button>
    </form>
  )
}
