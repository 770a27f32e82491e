import type { RecordError, RecordErrors } from '../commerce/records/record-error.ts'
import recordMessages from './en/records.ts'
import { inputErrorText } from './input.ts'

/** An error of a record's field in words. Merchants read English. */
export function recordErrorText({ code, params }: RecordError): string {
  return isOwn(code) ? recordMessages[code](params) : inputErrorText({ code, params })
}

function isOwn(code: RecordError['code']): code is keyof typeof recordMessages {
  return Object.hasOwn(recordMessages, code)
}

/** Errors of a record in words, by field. */
export function recordErrorTexts(errors: RecordErrors): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, error]) => (error ? [[field, recordErrorText(error)]] : [])),
  )
}
