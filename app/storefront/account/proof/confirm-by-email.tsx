import { href, Link } from 'react-router'
import { confirmAccountMessages } from '#messages/confirm-account.ts'
import { sendsEmails } from '#messages/current-emails.ts'
import { signInMessages } from '#messages/sign-in.ts'
import { ContactInstead } from '#ui/message/contact-instead.tsx'
import { AccountFormError } from '../account-form-error.tsx'
import styles from '../sign-in/sign-in.module.css'

interface ConfirmByEmailProps {
  email: string
  /** Whether this browser has asked for a code. */
  hasCode: boolean
  error: string | undefined
  /** With the page to return to; may be empty. */
  query: string
}

export function ConfirmByEmail({ email, hasCode, error, query }: ConfirmByEmailProps) {
  if (!sendsEmails()) return <ContactInstead text={confirmAccountMessages.noEmails} />
  return (
    <>
      {error && <AccountFormError>{error}</AccountFormError>}
      <form method="post" action={href('/account/confirm') + query} className={styles.form}>
        <p>{confirmAccountMessages.byEmail({ email })}</p>
        <button type="submit" className="button">
          {signInMessages.send}
        </button>
      </form>
      {hasCode && (
        <div className={styles.others}>
          <Link className={styles.link} to={href('/account/confirm/code') + query}>
            {confirmAccountMessages.haveCode}
          </Link>
        </div>
      )}
    </>
  )
}
