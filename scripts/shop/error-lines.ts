import type { RecordError, RecordErrors } from '../../app/commerce/records/record-error.ts'
import recordMessages from '../../app/messages/en/records.ts'
import { inputErrorText } from '../../app/messages/input.ts'

/** A line for each field, by the option that people typed. */
export function errorLines(errors: RecordErrors): string[] {
  return Object.entries(errors).map(([name, error]) => {
    const text = errorText(error!)
    return name === '' ? text : `--${name.replaceAll('_', '-')}: ${text}`
  })
}

function errorText({ code, params }: RecordError): string {
  return isOwn(code) ? recordMessages[code](params) : inputErrorText({ code, params })
}

function isOwn(code: RecordError['code']): code is keyof typeof recordMessages {
  return Object.hasOwn(recordMessages, code)
}
