import de from './de/account-emails.ts'
import en from './en/account-emails.ts'
import { inLanguage } from './in-language.ts'

export const accountEmailMessages = inLanguage({ en, de })
