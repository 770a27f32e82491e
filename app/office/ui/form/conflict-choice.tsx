import { officeFormMessages } from '#messages/office/forms.ts'
import styles from './conflict-choice.module.css'
import { Check } from './office-field.tsx'

interface ConflictChoiceProps {
  /** The field's name: the choice is sent as `keep.` and this name. */
  name: string
  /** The field's label. */
  label: string
  /** The other person. */
  by: string
  before: string
  yours: string
  theirs: string
}

/** Two people changed the same field: all three values, theirs preselected. Nothing is saved until one is chosen. */
export function ConflictChoice({ name, label, by, before, yours, theirs }: ConflictChoiceProps) {
  const {
    title,
    before: beforeText,
    useYours,
    keepTheirs,
    yours: yoursText,
    theirs: theirsText,
  } = officeFormMessages.conflict
  return (
    <fieldset className={styles.conflict}>
      <legend>
        {label}: {title(by)}
      </legend>
      <div className={styles.values}>
        <div>
          <span>{beforeText}</span>
          <b>{before || '–'}</b>
        </div>
        <div>
          <span>{yoursText}</span>
          <b>{yours || '–'}</b>
          <Check type="radio" name={`keep.${name}`} value="yours" label={useYours} />
        </div>
        <div>
          <span>{theirsText(by)}</span>
          <b>{theirs || '–'}</b>
          <Check type="radio" name={`keep.${name}`} value="theirs" defaultChecked label={keepTheirs} />
        </div>
      </div>
    </fieldset>
  )
}
