import de from './de/change-email.ts'
import en from './en/change-email.ts'
import { inLanguage } from './in-language.ts'

export const changeEmailMessages = inLanguage({ en, de })
