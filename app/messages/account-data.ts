import de from './de/account-data.ts'
import en from './en/account-data.ts'
import { inLanguage } from './in-language.ts'

export const accountDataMessages = inLanguage({ en, de })
