import {
  type EmailTexts,
  editableFields,
  isParagraph,
  maxEmailTextLengths,
  placeholdersOf,
} from '#commerce/content/email-texts/email-text.ts'
import type { PreviewedKind } from '#commerce/running/outbox/email-kinds.ts'
import type { Language } from '#commerce/values/languages.ts'
import { officeEmailMessages as texts } from '#messages/office/emails.ts'
import { DraftForm } from '../ui/form/draft-form.tsx'
import type { UnsavedAnswer } from '../ui/form/edit-answer.ts'
import { TextArea, TextBox } from '../ui/form/office-field.tsx'
import styles from './email-page.module.css'

interface TextsFormProps {
  kind: PreviewedKind
  language: Language
  /** The id of the staff member, for the draft. */
  staffId: number
  own: EmailTexts
  answer?: UnsavedAnswer | undefined
}

/** The merchant's texts of an email in a language. */
export function TextsForm({ kind, language, staffId, own, answer }: TextsFormProps) {
  const { typed = own, errors = {} }: Partial<UnsavedAnswer> = answer ?? {}
  return (
    <DraftForm
      draftKey={`${staffId}:email-${kind}-${language}`}
      version={JSON.stringify([own, language])}
      shown={own}
      answer={answer}
      says={texts.says}
      action={`/office/settings/emails/${kind}?language=${language}`}
      className={styles.texts}
    >
      <input type="hidden" name="language" value={language} />
      {editableFields(kind).map(field => {
        const Box = isParagraph(field) ? TextArea : TextBox
        const known = texts.placeholders(placeholdersOf(kind, field))
        return (
          <Box
            key={field}
            id={`text-${field}`}
            name={field}
            label={texts.fields[field]}
            hint={`${texts.fieldHints[field]} ${known}`}
            error={errors[field]}
            defaultValue={typed[field] ?? ''}
            maxLength={maxEmailTextLengths[field]}
          />
        )
      })}
    </DraftForm>
  )
}
