import type { InputError } from '#commerce/editing/input/input-error.ts'
import { inputMessages } from './input.ts'

/** An error in the words of the current language. */
export function inputErrorText({ code, params }: InputError): string {
  const message = inputMessages[code]
  const text = typeof message === 'string' ? message : message(params)
  return params.item === undefined ? text : `${params.item}: ${text}`
}
