import { localTimeOf } from '#commerce/values/zoned-time.ts'
import { officeRecordMessages } from '#messages/office/records.ts'
import { TextBox } from '../ui/form/office-field.tsx'

const { timeZone: inZone, choose } = officeRecordMessages.publication

interface ShownTimeBoxProps {
  name: string
  label: string
  hint: string
  /** A time as ISO 8601, or what was typed. */
  value: string
  error: string | undefined
  timeZone: string
}

/** From when, or until when, shoppers see a part of a page. */
export function ShownTimeBox({ name, label, hint, value, error, timeZone }: ShownTimeBoxProps) {
  const isTime = !Number.isNaN(Date.parse(value))
  return (
    <TextBox
      name={name}
      type="datetime-local"
      label={label}
      hint={`${hint} ${inZone(timeZone)}`}
      error={error && (isTime ? error : choose)}
      defaultValue={isTime ? localTimeOf(value, timeZone) : ''}
    />
  )
}
