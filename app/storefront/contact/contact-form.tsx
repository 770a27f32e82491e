import { href } from 'react-router'
import { type ContactMessage, maxMessageLengths } from '#commerce/content/contact/contact-message.ts'
import { contactMessages } from '#messages/contact.ts'
import { sharedMessages } from '#messages/shared.ts'
import { TextField } from '#ui/field/field.tsx'
import { TextAreaField } from '#ui/field/text-area-field.tsx'
import { FieldErrors, FormError, listFieldErrors } from '#ui/notice/form-errors.tsx'
import type { ContactErrorTexts } from './contact-errors.server.ts'
import styles from './contact-page.module.css'

interface ContactFormProps {
  typed: Partial<Record<keyof ContactMessage, string>>
  errors: ContactErrorTexts
  /** Seconds until it may be sent again; 0 if it may be sent now. */
  wait: number
}

export function ContactForm({ typed, errors, wait }: ContactFormProps) {
  const fieldProps = (field: keyof ContactMessage) => ({
    id: field,
    name: field,
    defaultValue: typed[field],
    error: errors[field],
    maxLength: maxMessageLengths[field],
  })
  return (
    <form method="post" action={href('/contact')} className={styles.form} noValidate>
      <h2>{contactMessages.formTitle}</h2>
      {wait > 0 && (
        <FormError title={sharedMessages.tooManyAttempts({ seconds: wait })}>
          <p>{contactMessages.inputSaved}</p>
        </FormError>
      )}
      <FieldErrors errors={listFieldErrors(['name', 'email', 'orderNumber', 'message'], errors)} />
      <TextField {...fieldProps('name')} label={contactMessages.name} autoComplete="name" />
      <TextField
        {...fieldProps('email')}
        type="email"
        label={sharedMessages.email}
        note={contactMessages.emailNote}
        autoComplete="email"
      />
      <TextField
        {...fieldProps('orderNumber')}
        label={contactMessages.orderNumber}
        optional
        note={contactMessages.orderNumberNote}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TextAreaField {...fieldProps('message')} label={contactMessages.message} rows={6} />
      <button type="submit" className="button">
        {contactMessages.send}
      </button>
    </form>
  )
}
