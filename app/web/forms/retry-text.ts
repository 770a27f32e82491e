import { sharedMessages } from '../../messages/shared.ts'

/** Too many attempts, with the time until the next one is allowed. */
export function tooManyAttemptsText(seconds: number): string {
  return sharedMessages.tooManyAttempts({ seconds })
}
