import { href, Link } from 'react-router'
import { maxEmailLength } from '#commerce/values/typed/max-email-length.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { sharedMessages } from '#messages/shared.ts'
import { TextField } from '#ui/field/field.tsx'
import styles from './contact-section.module.css'
import { EmailSuggestion } from './email-suggestion.tsx'

interface ContactSectionProps {
  initialEmail: string
  isEmailConfirmed: boolean
  isSignedIn: boolean
  error: string | undefined
  /** The address the shopper probably meant. */
  suggestion: string | undefined
}

export function ContactSection({
  initialEmail,
  isEmailConfirmed,
  isSignedIn,
  error,
  suggestion,
}: ContactSectionProps) {
  const note = isEmailConfirmed ? checkoutMessages.emailConfirmedNote : checkoutMessages.emailNote
  return (
    <section aria-labelledby="contact" className={styles.contact}>
      <div className={styles.head}>
        <h2 id="contact">{checkoutMessages.contact}</h2>
        {!isSignedIn && (
          <Link to={`${href('/account')}?returnTo=${href('/checkout')}`}>{checkoutMessages.signIn}</Link>
        )}
      </div>
      <TextField
        id="email"
        name="email"
        label={sharedMessages.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        enterKeyHint="next"
        maxLength={maxEmailLength}
        defaultValue={initialEmail}
        note={suggestion ? undefined : note}
        error={error}
      />
      <EmailSuggestion email={suggestion} />
    </section>
  )
}
