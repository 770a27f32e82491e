import type { ComponentProps } from 'react'
import { DraftForm } from '../../ui/form/draft-form.tsx'
import styles from '../record-form.module.css'
import type { FieldTexts } from '../record-texts.ts'
import type { RecordControl } from './record-control.tsx'
import { RecordRows } from './record-rows.tsx'

interface FieldsFormProps extends Omit<ComponentProps<typeof DraftForm>, 'version' | 'shown' | 'children'> {
  controls: readonly RecordControl[]
  values: FieldTexts
  pictureWidths?: Readonly<Record<string, number>>
  /** Values that are sent along. */
  hidden?: Readonly<Record<string, string>>
}

/** A form of texts that are saved together: the settings of a topic, the texts of an email. */
export function FieldsForm({ controls, values, pictureWidths = {}, hidden = {}, ...form }: FieldsFormProps) {
  const facts = { pictureWidths, timeZone: '', titles: {} }
  return (
    <DraftForm {...form} version={JSON.stringify([values, hidden])} shown={values} className={styles.form!}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <RecordRows controls={controls} facts={facts} values={values} answer={form.answer} />
    </DraftForm>
  )
}
