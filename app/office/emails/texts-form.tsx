import type { PreviewedKind } from '#commerce/emails/outbox/email-kinds.ts'
import {
  type EmailTextField,
  type EmailTexts,
  editableFields,
  isParagraph,
  maxEmailTextLengths,
  placeholdersOf,
} from '#commerce/emails/wording/email-text.ts'
import type { Language } from '#commerce/languages.ts'
import { officeEmailMessages as texts } from '#messages/office/emails.ts'
import { DraftForm } from '../ui/form/draft-form.tsx'
import { TextArea, TextBox } from '../ui/form/office-field.tsx'
import styles from './email-page.module.css'

interface TextsAnswer {
  typed: EmailTexts
  /** What the form shows as saved: after a conflict, what others saved. */
  base: EmailTexts
  errors: Partial<Record<EmailTextField, string>>
  /** Whether the errors say what others saved: the texts are right, and saving them again replaces those. */
  isConflict: boolean
}

interface TextsFormProps {
  kind: PreviewedKind
  language: Language
  /** The id of the staff member, for the draft. */
  staffId: number
  own: EmailTexts
  answer?: TextsAnswer | undefined
}

/** The merchant's texts of an email in a language. */
export function TextsForm({ kind, language, staffId, own, answer }: TextsFormProps) {
  const { typed = own, base = own, errors = {}, isConflict = false } = answer ?? {}
  return (
    <DraftForm
      draftKey={`${staffId}:email-${kind}-${language}`}
      version={JSON.stringify([own, language])}
      {...(isConflict ? { conflictCount: Object.keys(errors).length } : { errors })}
      says={texts.says}
      action={`/office/settings/emails/${kind}?language=${language}`}
      className={styles.texts}
    >
      <input type="hidden" name="language" value={language} />
      {editableFields(kind).map(field => {
        const Box = isParagraph(field) ? TextArea : TextBox
        const known = texts.placeholders(placeholdersOf(kind, field))
        return (
          <div key={field}>
            <input type="hidden" name={`was.${field}`} value={base[field] ?? ''} />
            <Box
              id={`text-${field}`}
              name={field}
              label={texts.fields[field]}
              hint={`${texts.fieldHints[field]} ${known}`}
              error={errors[field]}
              defaultValue={typed[field] ?? ''}
              maxLength={maxEmailTextLengths[field]}
            />
          </div>
        )
      })}
    </DraftForm>
  )
}
