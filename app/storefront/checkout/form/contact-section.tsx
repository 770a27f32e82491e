import type { MouseEvent } from 'react'
import { href, Link } from 'react-router'
import { maxEmailLength } from '#commerce/values/typed/max-email-length.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { sharedMessages } from '#messages/shared.ts'
import { TextField } from '#ui/field/field.tsx'
import styles from './contact-section.module.css'

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

/** Asks whether the shopper meant this address. One press uses it; ignoring it changes nothing. */
function EmailSuggestion({ email }: { email: string | undefined }) {
  return (
    <p className={styles.suggestion} aria-live="polite">
      {email && (
        <button
          type="submit"
          formAction={href('/checkout/save')}
          formNoValidate
          name="suggestedEmail"
          value={email}
          onClick={applySuggestion}
        >
          {checkoutMessages.didYouMean({ email })}
        </button>
      )}
    </p>
  )
}

function applySuggestion(event: MouseEvent<HTMLButtonElement>) {
  const { form, value } = event.currentTarget
  const input = form?.elements.namedItem('email')
  if (!(input instanceof HTMLInputElement)) return
  event.preventDefault()
  input.value = value
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.focus()
}
