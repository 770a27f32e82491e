import de from './de/error.ts'
import en from './en/error.ts'
import { inLanguage } from './in-language.ts'

export const errorMessages = inLanguage({ en, de })
