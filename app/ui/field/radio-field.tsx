import type { ReactNode } from 'react'
import styles from './radio-field.module.css'

interface RadioOption {
  value: string
  label: string
  description?: string | undefined
  /** At the end of the row, such as a price. */
  aside?: ReactNode
  /** A short label, such as “Recommended”. */
  tag?: string | undefined
}

interface RadioFieldProps {
  name: string
  label: string
  labelHidden?: boolean
  options: readonly RadioOption[]
  selected: string
  error?: string | undefined
}

/** Radio buttons with descriptions. The first has the field's name as its id, to which a list of errors links. */
export function RadioField({ name, label, labelHidden, options, selected, error }: RadioFieldProps) {
  return (
    <fieldset aria-describedby={error ? `${name}-note` : undefined}>
      <legend className={labelHidden ? 'visually-hidden' : undefined}>{label}</legend>
      <div className={styles.rows} data-invalid={error !== undefined || undefined}>
        {options.map(({ value, label, description, aside, tag }, index) => (
          <label key={value}>
            <input
              type="radio"
              id={index === 0 ? name : undefined}
              name={name}
              value={value}
              defaultChecked={value === selected}
            />
            <span className={styles.label}>
              {label}
              {tag && <span className={styles.tag}>{tag}</span>}
              {description && <span className={styles.description}>{description}</span>}
            </span>
            {aside !== undefined && <span className={styles.aside}>{aside}</span>}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${name}-note`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
