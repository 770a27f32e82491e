import type { InputError, InputErrorCode, InputLimits } from '#commerce/input/input-error.ts'
import de from './de/input.ts'
import en from './en/input.ts'
import { inLanguage } from './in-language.ts'

type InputMessages = Record<InputErrorCode, string | ((limits: InputLimits) => string)>

const inputMessages: InputMessages = inLanguage<InputMessages>({ en, de })

/** An error in the words of the current language. */
export function inputErrorText({ code, params }: InputError): string {
  const message = inputMessages[code]
  const text = typeof message === 'string' ? message : message(params)
  return params.item === undefined ? text : `${params.item}: ${text}`
}
