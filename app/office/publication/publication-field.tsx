import { localTimeOf } from '#commerce/values/zoned-time.ts'
import { officeRecordMessages } from '#messages/office/records.ts'
import { Check, TextBox } from '../ui/form/office-field.tsx'
import { publicationChoices, readPublication } from './publication.ts'
import styles from './publication-field.module.css'

const texts = officeRecordMessages.publication

interface PublicationFieldProps {
  name: string
  label: string
  /** A time as ISO 8601, or what was typed. */
  value: string
  error: string | undefined
  timeZone: string
  /** A heading says the same. */
  hidesLabel?: boolean
}

/** From when shoppers see a record: now, from a time in the shop's time zone, or not yet. */
export function PublicationField({
  name,
  label,
  value,
  error,
  timeZone,
  hidesLabel = false,
}: PublicationFieldProps) {
  const chosen = readPublication(value, new Date())
  const isTime = !Number.isNaN(Date.parse(value))
  return (
    <fieldset className={styles.publication}>
      <legend className={hidesLabel ? 'visually-hidden' : undefined}>{label}</legend>
      {publicationChoices.map(choice => (
        <Check
          key={choice}
          type="radio"
          name="publication"
          value={choice}
          label={choice === 'now' && chosen === 'now' ? texts.published : texts[choice]}
          defaultChecked={choice === chosen}
        />
      ))}
      <div className={styles.at}>
        <TextBox
          id={name}
          name="publication_at"
          type="datetime-local"
          label={texts.at}
          hint={texts.timeZone(timeZone)}
          error={error && (isTime || value === '' ? error : texts.choose)}
          defaultValue={chosen === 'scheduled' && isTime ? localTimeOf(value, timeZone) : ''}
        />
      </div>
    </fieldset>
  )
}
