import de from './de/review-emails.ts'
import en from './en/review-emails.ts'
import { inLanguage } from './in-language.ts'

export const reviewEmailMessages = inLanguage({ en, de })
