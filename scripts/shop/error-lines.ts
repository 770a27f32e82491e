import type { RecordErrors } from '#commerce/editing/records/record-error.ts'
import { recordErrorText } from '#messages/record-errors.ts'

/** A line for each field, by the option that people typed. */
export function errorLines(errors: RecordErrors): string[] {
  return Object.entries(errors).map(([name, error]) => {
    const text = recordErrorText(error!)
    return name === '' ? text : `--${name.replaceAll('_', '-')}: ${text}`
  })
}
