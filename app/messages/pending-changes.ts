import de from './de/pending-changes.ts'
import en from './en/pending-changes.ts'
import { inLanguage } from './in-language.ts'

export const pendingChangeMessages = inLanguage({ en, de })
