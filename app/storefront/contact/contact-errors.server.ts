import type { ContactMessage } from '#commerce/content/contact/contact-message.ts'
import type { InputErrors } from '#commerce/editing/input/input-error.ts'
import { contactMessages } from '#messages/contact.ts'
import { inputErrorText } from '#messages/input-errors.ts'
import { sharedMessages } from '#messages/shared.ts'

/** The texts beside the fields. */
export type ContactErrorTexts = Partial<Record<keyof ContactMessage, string>>

export function contactErrors(errors: InputErrors): ContactErrorTexts {
  const missing: ContactErrorTexts = { ...contactMessages.missing, email: sharedMessages.enterEmail }
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, error]) => {
      if (!error) return []
      const text = error.code === 'missing' ? missing[field as keyof ContactMessage] : undefined
      return [[field, text ?? inputErrorText(error)]]
    }),
  )
}
