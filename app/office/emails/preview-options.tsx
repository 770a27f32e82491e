import { Form } from 'react-router'
import { type Language, languages } from '#commerce/values/languages.ts'
import { officeEmailMessages as texts } from '#messages/office/emails.ts'
import { SelectBox } from '../ui/form/office-field.tsx'
import styles from './email-page.module.css'

interface PreviewOptionsProps {
  language: Language
  isEnglishOnly: boolean
  subjects: readonly { id: number; name: string }[]
  /** The id of the row it's about; 0 for sample data. */
  about: number
}

/** The language of a preview, and the order or other row that it's about. */
export function PreviewOptions({ language, isEnglishOnly, subjects, about }: PreviewOptionsProps) {
  const rows = subjects.map(({ id, name }, index) => ({
    value: String(id),
    label: index === 0 ? texts.newest(name) : name,
  }))
  if (isEnglishOnly && rows.length === 0) return <p className="muted">{texts.english}</p>
  return (
    <Form key={`${language}-${about}`} className={styles.options}>
      {!isEnglishOnly && (
        <SelectBox
          name="language"
          label={texts.language}
          defaultValue={language}
          options={languages.map(value => ({ value, label: texts.languages[value] }))}
        />
      )}
      {rows.length > 0 && (
        <SelectBox
          name="about"
          label={texts.about}
          defaultValue={String(about)}
          options={[...rows, { value: '0', label: texts.sample }]}
        />
      )}
      <button type="submit" className="button outlined">
        {texts.show}
      </button>
    </Form>
  )
}
