import de from './de/email-confirmation.ts'
import en from './en/email-confirmation.ts'
import { inLanguage } from './in-language.ts'

export const emailConfirmationMessages = inLanguage({ en, de })
