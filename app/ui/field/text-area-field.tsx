import type { ComponentProps } from 'react'
import { ariaFieldProps, FieldFrame, type FieldFrameProps } from './field.tsx'
import styles from './text-area-field.module.css'

type TextAreaFieldProps = FieldFrameProps & Omit<ComponentProps<'textarea'>, 'id' | 'className'>

export function TextAreaField({ id, label, optional, note, error, className, ...area }: TextAreaFieldProps) {
  const frame = { id, label, note, error, className, optional: optional === true }
  return (
    <FieldFrame {...frame}>
      <textarea
        rows={5}
        {...area}
        className={styles.area}
        id={id}
        required={!frame.optional}
        {...ariaFieldProps({ id, note, error })}
      />
    </FieldFrame>
  )
}
