import de from './de/search.ts'
import en from './en/search.ts'
import { inLanguage } from './in-language.ts'

export const searchMessages = inLanguage({ en, de })
