import de from './de/account-reviews.ts'
import en from './en/account-reviews.ts'
import { inLanguage } from './in-language.ts'

export const accountReviewMessages = inLanguage({ en, de })
