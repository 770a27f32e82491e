import de from './de/suggestions.ts'
import en from './en/suggestions.ts'
import { inLanguage } from './in-language.ts'

export const suggestionMessages = inLanguage({ en, de })
