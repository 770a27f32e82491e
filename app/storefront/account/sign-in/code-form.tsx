import { href, Link } from 'react-router'
import { signInMessages } from '../../../messages/sign-in.ts'
import { TextField } from '../../../ui/field/field.tsx'
import { DemoInboxLink } from '../../demo-inbox/demo-inbox-link.tsx'
import styles from './sign-in.module.css'

interface CodeFormProps {
  /** The address to which the code was sent. */
  email: string
  error: string | undefined
  /** With the page to return to; may be empty. */
  query: string
  hasDemoInbox: boolean
}

export function CodeForm({ email, error, query, hasDemoInbox }: CodeFormProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 tabIndex={-1}>{signInMessages.sentTitle}</h1>
      <p role="status">{signInMessages.sent({ email })}</p>
      <form method="post" action={href('/account/sign-in') + query} className={styles.form} noValidate>
        <TextField
          id="code"
          name="code"
          label={signInMessages.code}
          note={signInMessages.codeNote}
          error={error}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
        />
        <button type="submit" className="button">
          {signInMessages.signIn}
        </button>
      </form>
      <DemoInboxLink isShown={hasDemoInbox} />
      <p className={styles.help}>{signInMessages.nothingCame}</p>
      <div className={styles.others}>
        <form method="post" action={href('/account') + query}>
          <input type="hidden" name="email" value={email} />
          <button type="submit" className={styles.link}>
            {signInMessages.sendAgain}
          </button>
        </form>
        <Link className={styles.link} to={href('/account') + query} reloadDocument>
          {signInMessages.otherAddress}
        </Link>
      </div>
    </div>
  )
}
