import { sharedMessages } from '#messages/shared.ts'
import { withdrawalMessages } from '#messages/withdrawal.ts'
import { FormError } from '#ui/notice/form-errors.tsx'

/** `wait` is in seconds. The form keeps what was typed, and an email to the shop is a valid withdrawal, too. */
export function TooManyAttemptsNotice({ wait }: { wait: number }) {
  return (
    <FormError title={sharedMessages.tooManyAttempts({ seconds: wait })}>
      <p>{withdrawalMessages.inputSaved}</p>
    </FormError>
  )
}
