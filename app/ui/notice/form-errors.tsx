import type { MouseEvent, ReactNode, RefObject } from 'react'
import { formErrorMessages } from '#messages/form-errors.ts'
import { NoticeBox } from './notice-box.tsx'

export interface FieldError {
  /** The id of the field. */
  field: string
  text: string
}

interface FieldErrorsProps {
  /** In the order of the page. */
  errors: readonly FieldError[]
  ref?: RefObject<HTMLElement | null>
}

/** All errors at once, each with a link to its field. Takes the focus; nothing without errors. */
export function FieldErrors({ errors, ref }: FieldErrorsProps) {
  if (errors.length === 0) return null
  return (
    <NoticeBox ref={ref} id="errors" title={formErrorMessages.checkFields({ count: errors.length })} isError>
      <ul>
        {errors.map(({ field, text }) => (
          <li key={field} id={fieldErrorId(field)}>
            <a href={`#${field}`} onClick={focusField}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </NoticeBox>
  )
}

/** React Router would take the link for a navigation, and drop what was typed. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  field?.focus()
  if (field === document.activeElement) event.preventDefault()
}

/** For fields whose error is only in the summary. */
export function fieldErrorId(field: string): string {
  return `${field}-error`
}

/** An error of the whole form. Takes the focus. */
export function FormError({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <NoticeBox id="form-error" title={title} isError>
      {children}
    </NoticeBox>
  )
}

export function listFieldErrors<Field extends string>(
  fields: readonly Field[],
  errors: Partial<Record<Field, string | undefined>>,
): FieldError[] {
  return fields.flatMap(field => {
    const text = errors[field]
    return text === undefined ? [] : [{ field, text }]
  })
}
