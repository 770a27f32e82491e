import de from './de/confirm-account.ts'
import en from './en/confirm-account.ts'
import { inLanguage } from './in-language.ts'

export const confirmAccountMessages = inLanguage({ en, de })
