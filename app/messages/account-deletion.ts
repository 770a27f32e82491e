import de from './de/account-deletion.ts'
import en from './en/account-deletion.ts'
import { inLanguage } from './in-language.ts'

export const accountDeletionMessages = inLanguage({ en, de })
