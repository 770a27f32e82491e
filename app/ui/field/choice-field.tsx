import type { ReactNode } from 'react'
import styles from './choice-field.module.css'

export interface ChoiceOption {
  value: string
  label: string
  /** A sentence about it. */
  words?: string | undefined
  /** Stands at the end of its row, such as a price. */
  beside?: ReactNode
  /** A word that marks it. */
  mark?: string | undefined
}

interface ChoiceFieldProps {
  name: string
  label: string
  labelHidden?: boolean
  options: readonly ChoiceOption[]
  chosen: string
  mistake?: string | undefined
}

/** One of a few, each with what is to be known of it. The first has the field's name as its id. */
export function ChoiceField({ name, label, labelHidden, options, chosen, mistake }: ChoiceFieldProps) {
  return (
    <fieldset className={styles.choices} aria-describedby={mistake ? `${name}-note` : undefined}>
      <legend className={labelHidden ? 'visually-hidden' : undefined}>{label}</legend>
      <div className={styles.rows} data-mistaken={mistake !== undefined || undefined}>
        {options.map(({ value, label, words, beside, mark }, place) => (
          <label key={value}>
            <input
              type="radio"
              id={place === 0 ? name : undefined}
              name={name}
              value={value}
              defaultChecked={value === chosen}
            />
            <span className={styles.label}>
              {label}
              {mark && <span className={styles.mark}>{mark}</span>}
              {words && <span className={styles.words}>{words}</span>}
            </span>
            {beside !== undefined && <span className={styles.beside}>{beside}</span>}
          </label>
        ))}
      </div>
      {mistake && (
        <p id={`${name}-note`} className={styles.mistake}>
          {mistake}
        </p>
      )}
    </fieldset>
  )
}
