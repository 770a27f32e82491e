import de from './de/account.ts'
import en from './en/account.ts'
import { inLanguage } from './in-language.ts'

export const accountMessages = inLanguage({ en, de })
