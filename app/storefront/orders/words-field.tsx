import type { ComponentProps } from 'react'
import { described, FieldFrame, type FieldFrameProps } from '../../ui/field/field.tsx'
import styles from './words-field.module.css'

type WordsFieldProps = FieldFrameProps & Omit<ComponentProps<'textarea'>, 'id' | 'className'>

/** Several lines of text. */
export function WordsField({ id, label, optional, note, mistake, className, ...area }: WordsFieldProps) {
  const frame = { id, label, note, mistake, className, optional: optional === true }
  return (
    <FieldFrame {...frame}>
      <textarea
        rows={5}
        {...area}
        className={styles.words}
        id={id}
        required={!frame.optional}
        {...described({ id, note, mistake })}
      />
    </FieldFrame>
  )
}
