import { officeFormMessages } from '#messages/office/forms.ts'
import styles from './conflict-list.module.css'
import { choiceOf, type ShownConflict, savedName } from './edit-answer.ts'
import { Check, ControlError } from './office-field.tsx'

/** The start of the names of the choices. */
export const choiceName = 'choice-'

/** The fields that two people changed, with all three values. Nothing is saved until one is chosen. */
export function ConflictList({ conflicts }: { conflicts: readonly ShownConflict[] }) {
  if (conflicts.length === 0) return null
  const saved = Object.fromEntries(conflicts.map(({ field, theirs }) => [field, theirs]))
  return (
    <div role="alert" className={styles.list}>
      <p>
        <strong>{officeFormMessages.conflict.chooseFirst}</strong>
      </p>
      <input type="hidden" name={savedName} value={JSON.stringify(saved)} />
      {conflicts.map((conflict, at) => (
        <ConflictChoice key={conflict.field} name={`${choiceName}${at}`} conflict={conflict} />
      ))}
    </div>
  )
}

function ConflictChoice({ name, conflict }: { name: string; conflict: ShownConflict }) {
  const { field, label, by, base, mine, theirs, isUndecided } = conflict
  const { title, before, useYours, keepTheirs, yours, choose } = officeFormMessages.conflict
  const error = isUndecided ? choose : undefined
  const radio = { type: 'radio', name, 'aria-invalid': isUndecided || undefined } as const
  return (
    <fieldset className={styles.conflict} aria-describedby={error && `${name}-note`}>
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
          <Check {...radio} value={choiceOf('mine', field)} label={useYours} />
        </div>
        <div>
          <span>{by}</span>
          <b>{theirs || '–'}</b>
          <Check {...radio} value={choiceOf('theirs', field)} label={keepTheirs} />
        </div>
      </div>
      <ControlError id={name} error={error} />
    </fieldset>
  )
}
