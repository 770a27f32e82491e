import de from './de/alert-emails.ts'
import en from './en/alert-emails.ts'
import { inLanguage } from './in-language.ts'

export const alertEmailMessages = inLanguage({ en, de })
