import type { MouseEvent } from 'react'
import { href } from 'react-router'
import { checkoutMessages } from '#messages/checkout.ts'
import styles from './contact-section.module.css'

/** Asks whether the shopper meant this address. One press uses it; ignoring it changes nothing. */
export function EmailSuggestion({ email }: { email: string | undefined }) {
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
