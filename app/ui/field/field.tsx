import type { ComponentProps, ReactNode } from 'react'
import { sharedMessages } from '#messages/shared.ts'
import styles from './field.module.css'

export interface FieldFrameProps {
  /** The field's id, to which a list of errors links. */
  id: string
  label: string
  optional?: boolean
  /** A hint below the field. */
  note?: string | undefined
  /** Replaces the note. */
  error?: string | undefined
  className?: string | undefined
}

/** A field with its label above and its note or error below. */
export function FieldFrame({
  id,
  label,
  optional = false,
  note,
  error,
  className = '',
  children,
}: FieldFrameProps & { children: ReactNode }) {
  return (
    <div className={`${styles.field} ${className}`}>
      <label htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> {sharedMessages.optional}</span>}
      </label>
      {children}
      {(error ?? note) && (
        <p id={`${id}-note`} className={error ? styles.error : styles.note}>
          {error ?? note}
        </p>
      )}
    </div>
  )
}

/** Marks a field as invalid and ties its note or error to it. */
export function ariaFieldProps({ id, note, error }: Pick<FieldFrameProps, 'id' | 'note' | 'error'>) {
  return {
    'aria-invalid': error !== undefined ? (true as const) : undefined,
    'aria-describedby': (error ?? note) ? `${id}-note` : undefined,
  }
}

type TextFieldProps = FieldFrameProps & Omit<ComponentProps<'input'>, 'id' | 'className'>

export function TextField({ id, label, optional, note, error, className, ...input }: TextFieldProps) {
  const frame = { id, label, note, error, className, optional: optional === true }
  return (
    <FieldFrame {...frame}>
      <input
        type="text"
        {...input}
        id={id}
        required={!frame.optional}
        {...ariaFieldProps({ id, note, error })}
      />
    </FieldFrame>
  )
}

type SelectFieldProps = FieldFrameProps &
  Omit<ComponentProps<'select'>, 'id' | 'className'> & {
    options: readonly { code: string; name: string }[]
    /** The first entry, for no selection. */
    emptyOption?: string
  }

export function SelectField({
  id,
  label,
  optional,
  note,
  error,
  className,
  options,
  emptyOption,
  ...select
}: SelectFieldProps) {
  const frame = { id, label, note, error, className, optional: optional === true }
  return (
    <FieldFrame {...frame}>
      <select {...select} id={id} required={!frame.optional} {...ariaFieldProps({ id, note, error })}>
        {emptyOption !== undefined && <option value="">{emptyOption}</option>}
        {options.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
