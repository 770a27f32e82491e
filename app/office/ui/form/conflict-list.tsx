import { officeFormMessages } from '#messages/office/forms.ts'
import styles from './conflict-list.module.css'
import type { ShownConflict } from './edit-answer.ts'
import { Check } from './office-field.tsx'

/** The start of the names of the choices. */
export const choiceName = 'keep-'

/** What two people changed: all three values of each field, theirs preselected. Nothing is saved until one is chosen. */
export function ConflictList({ conflicts }: { conflicts: readonly ShownConflict[] }) {
  const { chooseFirst, title, before, useYours, keepTheirs, yours } = officeFormMessages.conflict
  if (conflicts.length === 0) return null
  return (
    <div role="alert" className={styles.list}>
      <p>
        <strong>{chooseFirst}</strong>
      </p>
      {conflicts.map(({ field, label, by, base, mine, theirs }, at) => (
        <fieldset key={field} className={styles.conflict}>
          <legend>
            {label}: {title(by)}
          </legend>
          <div className={styles.values}>
            <div>
              <span>{before}</span>
              <b>{base || '–'}</b>
            </div>
            <div>
              <span>{yours}</span>
              <b>{mine || '–'}</b>
              <Check type="radio" name={`${choiceName}${at}`} value="" label={useYours} />
            </div>
            <div>
              <span>{by}</span>
              <b>{theirs || '–'}</b>
              <Check
                type="radio"
                name={`${choiceName}${at}`}
                value={field}
                defaultChecked
                label={keepTheirs}
              />
            </div>
          </div>
        </fieldset>
      ))}
    </div>
  )
}
