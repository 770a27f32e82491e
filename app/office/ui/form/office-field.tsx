import type { ComponentProps, ReactNode } from 'react'
import styles from './office-field.module.css'

interface FieldProps {
  /** Unique on the page. */
  id: string
  label: ReactNode
  /** Below the field: what it's for, what it changes. */
  hint?: ReactNode
  /** Replaces the hint. */
  error?: string | undefined
  /** Hides the label where a heading says the same. */
  hidesLabel?: boolean
}

/** A field with its label above, and its hint or error below. */
export function OfficeField({
  id,
  label,
  hint,
  error,
  hidesLabel,
  children,
}: FieldProps & { children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={hidesLabel ? 'visually-hidden' : undefined}>
        {label}
      </label>
      {children}
      {(error ?? hint) && (
        <p id={`${id}-note`} className={error ? styles.error : styles.hint}>
          {error ?? hint}
        </p>
      )}
    </div>
  )
}

/** The error of a control whose label is elsewhere, such as in the head of its column. */
export function ControlError({ id, error, role }: Pick<FieldProps, 'id' | 'error'> & { role?: 'alert' }) {
  return (
    error && (
      <p id={`${id}-note`} role={role} className={styles.error}>
        {error}
      </p>
    )
  )
}

/** Ties a control to its hint or error. */
export function describedBy({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
  return {
    id,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': (error ?? hint) ? `${id}-note` : undefined,
  }
}

/** The props of a control. Its id is its name, if it has no other. */
type ControlProps<Element extends 'input' | 'textarea' | 'select'> = Omit<FieldProps, 'id'> &
  Omit<ComponentProps<Element>, 'id'> &
  ({ id: string } | { id?: never; name: string })

export function TextBox({
  name,
  id = name!,
  label,
  hint,
  error,
  hidesLabel,
  ...input
}: ControlProps<'input'>) {
  return (
    <OfficeField {...{ id, label, hint, error }} hidesLabel={hidesLabel === true}>
      <input type="text" name={name} {...input} className="box" {...describedBy({ id, hint, error })} />
    </OfficeField>
  )
}

export function TextArea({
  name,
  id = name!,
  label,
  hint,
  error,
  hidesLabel,
  ...area
}: ControlProps<'textarea'>) {
  return (
    <OfficeField {...{ id, label, hint, error }} hidesLabel={hidesLabel === true}>
      <textarea name={name} {...area} className="box" {...describedBy({ id, hint, error })} />
    </OfficeField>
  )
}

type SelectBoxProps = ControlProps<'select'> & { options: readonly { value: string; label: string }[] }

export function SelectBox({
  name,
  id = name!,
  label,
  hint,
  error,
  hidesLabel,
  options,
  ...select
}: SelectBoxProps) {
  return (
    <OfficeField {...{ id, label, hint, error }} hidesLabel={hidesLabel === true}>
      <select name={name} {...select} className="box" {...describedBy({ id, hint, error })}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </OfficeField>
  )
}

interface CheckProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
  type?: 'checkbox' | 'radio'
}

/** A checkbox or radio button with its label beside it. */
export function Check({ label, type = 'checkbox', ...input }: CheckProps) {
  return (
    <label className="check">
      <input {...input} type={type} /> <span>{label}</span>
    </label>
  )
}
