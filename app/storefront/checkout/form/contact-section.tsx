import { maxEmailLength } from '../../../commerce/email-address.ts'
import { checkoutMessages } from '../../../messages/checkout.ts'
import { sharedMessages } from '../../../messages/shared.ts'
import { TextField } from '../../../ui/field/field.tsx'

interface ContactSectionProps {
  initialEmail: string
  isEmailConfirmed: boolean
  error: string | undefined
}

export function ContactSection({ initialEmail, isEmailConfirmed, error }: ContactSectionProps) {
  return (
    <section aria-labelledby="contact">
      <h2 id="contact">{checkoutMessages.contact}</h2>
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
        note={isEmailConfirmed ? checkoutMessages.emailConfirmedNote : checkoutMessages.emailNote}
        error={error}
      />
    </section>
  )
}
