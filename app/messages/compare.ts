import de from './de/compare.ts'
import en from './en/compare.ts'
import { inLanguage } from './in-language.ts'

export const compareMessages = inLanguage({ en, de })
