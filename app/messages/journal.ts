import de from './de/journal.ts'
import en from './en/journal.ts'
import { inLanguage } from './in-language.ts'

export const journalMessages = inLanguage({ en, de })
