import de from './de/compare-bar.ts'
import en from './en/compare-bar.ts'
import { inLanguage } from './in-language.ts'

export const compareBarMessages = inLanguage({ en, de })
