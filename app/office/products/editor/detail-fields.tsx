import { productEditorMessages as messages } from '#messages/office/product-editor.ts'
import { TextArea, TextBox } from '../../ui/form/office-field.tsx'
import styles from './editor.module.css'

interface FieldsProps {
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string | undefined>>
}

/** Name, description and facts. */
export function DetailFields({ values, errors }: FieldsProps) {
  const { labels, hints } = messages
  return (
    <div className={styles.stack}>
      <TextBox
        id="title"
        name="title"
        label={labels.title!}
        defaultValue={values.title}
        error={errors.title}
        required
      />
      <TextArea
        id="description"
        name="description"
        label={labels.description!}
        defaultValue={values.description}
        error={errors.description}
        rows={3}
      />
      <TextArea
        id="details"
        name="details"
        label={labels.details!}
        hint={hints.details}
        defaultValue={values.details}
        error={errors.details}
        rows={3}
      />
    </div>
  )
}
