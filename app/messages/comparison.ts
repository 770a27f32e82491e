import de from './de/comparison.ts'
import en from './en/comparison.ts'
import { inLanguage } from './in-language.ts'

export const comparisonMessages = inLanguage({ en, de })
