import type { ComponentProps, ReactNode } from 'react'
import styles from './field.module.css'

export interface FieldFrameProps {
  /** The field's id, by which a list of mistakes leads to it. */
  id: string
  label: string
  optional?: boolean
  /** What is to be known before it is filled in. */
  note?: string | undefined
  /** What is wrong with it, in words; it takes the place of the note. */
  mistake?: string | undefined
  className?: string | undefined
}

/** The label above a field, and what is said about it below. */
export function FieldFrame({
  id,
  label,
  optional = false,
  note,
  mistake,
  className = '',
  children,
}: FieldFrameProps & { children: ReactNode }) {
  return (
    <div className={`${styles.field} ${className}`}>
      <label htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
      </label>
      {children}
      {(mistake ?? note) && (
        <p id={`${id}-note`} className={mistake ? styles.mistake : styles.note}>
          {mistake ?? note}
        </p>
      )}
    </div>
  )
}

/** How a field says that it is wrong, and by which words it is described. */
export function described({ id, note, mistake }: Pick<FieldFrameProps, 'id' | 'note' | 'mistake'>) {
  return {
    'aria-invalid': mistake !== undefined ? (true as const) : undefined,
    'aria-describedby': (mistake ?? note) ? `${id}-note` : undefined,
  }
}

type TextFieldProps = FieldFrameProps & Omit<ComponentProps<'input'>, 'id' | 'className'>

/** One line of text. */
export function TextField({ id, label, optional, note, mistake, className, ...input }: TextFieldProps) {
  const frame = { id, label, note, mistake, className, optional: optional === true }
  return (
    <FieldFrame {...frame}>
      <input
        type="text"
        {...input}
        id={id}
        required={!frame.optional}
        {...described({ id, note, mistake })}
      />
    </FieldFrame>
  )
}

type SelectFieldProps = FieldFrameProps &
  Omit<ComponentProps<'select'>, 'id' | 'className'> & {
    choices: readonly { code: string; name: string }[]
    /** Stands first where nothing is chosen. */
    unchosen?: string
  }

/** One of many. */
export function SelectField({
  id,
  label,
  optional,
  note,
  mistake,
  className,
  choices,
  unchosen,
  ...select
}: SelectFieldProps) {
  const frame = { id, label, note, mistake, className, optional: optional === true }
  return (
    <FieldFrame {...frame}>
      <select {...select} id={id} required={!frame.optional} {...described({ id, note, mistake })}>
        {unchosen !== undefined && <option value="">{unchosen}</option>}
        {choices.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
