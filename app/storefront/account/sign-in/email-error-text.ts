import type { InputError } from '#commerce/editing/input/input-error.ts'
import { inputErrorText } from '#messages/input-errors.ts'
import { sharedMessages } from '#messages/shared.ts'

export function emailErrorText(error: InputError | undefined): string {
  return !error || error.code === 'missing' ? sharedMessages.enterEmail : inputErrorText(error)
}
