import { href, Link } from 'react-router'
import { maxEmailLength } from '#commerce/values/typed/max-email-length.ts'
import { sendsEmails } from '#messages/current-emails.ts'
import { sharedMessages } from '#messages/shared.ts'
import { signInMessages } from '#messages/sign-in.ts'
import { TextField } from '#ui/field/field.tsx'
import { ContactInstead } from '#ui/message/contact-instead.tsx'
import { AccountFormError } from '../account-form-error.tsx'
import { PasskeySignIn } from '../passkey-button/passkey-sign-in.tsx'
import styles from './sign-in.module.css'

interface SignInFormProps {
  typed?: string | undefined
  /** Beside the field. */
  error?: string | undefined
  /** Seconds until it may be sent again; 0 if it may be sent now. */
  wait?: number
  /** With the page to return to; may be empty. */
  query: string
}

export function SignInForm({ typed, error, wait = 0, query }: SignInFormProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 tabIndex={-1}>{signInMessages.title}</h1>
      {sendsEmails() ? (
        <EmailForm typed={typed} error={error} wait={wait} query={query} />
      ) : (
        <ContactInstead text={signInMessages.noEmails} />
      )}
      <PasskeySignIn query={query} />
      <ul className={styles.benefits}>
        {signInMessages.benefits.map((benefit, at) => (
          <li key={at}>{benefit}</li>
        ))}
      </ul>
      <p>
        {signInMessages.guestOrders}{' '}
        <Link className={styles.link} to={href('/orders')}>
          {signInMessages.findOrder}
        </Link>
      </p>
    </div>
  )
}

function EmailForm({ typed, error, wait, query }: SignInFormProps & { wait: number }) {
  return (
    <>
      <p>{signInMessages.intro}</p>
      {wait > 0 && <AccountFormError>{sharedMessages.tooManyAttempts({ seconds: wait })}</AccountFormError>}
      <form method="post" action={href('/account') + query} className={styles.form} noValidate>
        <TextField
          id="email"
          name="email"
          type="email"
          inputMode="email"
          label={sharedMessages.email}
          error={error}
          defaultValue={typed}
          maxLength={maxEmailLength}
          autoComplete="username webauthn"
        />
        <button type="submit" className="button">
          {signInMessages.send}
        </button>
      </form>
    </>
  )
}
