import type { RecordError, RecordErrors } from '#commerce/editing/records/record-error.ts'
import { inputErrorText } from './input-errors.ts'
import { recordMessages } from './records.ts'

/** An error of a record's field in words. Merchants read English. */
export function recordErrorText({ code, params }: RecordError): string {
  if (!isOwn(code)) return inputErrorText({ code, params })
  const text = recordMessages[code](params)
  return params.item === undefined ? text : `${params.item}: ${text}`
}

function isOwn(code: RecordError['code']): code is keyof typeof recordMessages {
  return Object.hasOwn(recordMessages, code)
}

/** Errors of a record in words, by field. The first wrong item of a list stands for the list, which forms show as one field. */
export function recordErrorTexts(errors: RecordErrors): Record<string, string> {
  const worded: Record<string, string> = {}
  for (const [name, error] of Object.entries(errors))
    if (error) worded[name.replace(/\.\d+$/, '')] ??= recordErrorText(error)
  return worded
}
