import de from './de/review-form.ts'
import en from './en/review-form.ts'
import { inLanguage } from './in-language.ts'

export const reviewFormMessages = inLanguage({ en, de })
