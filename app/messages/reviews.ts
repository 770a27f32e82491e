import de from './de/reviews.ts'
import en from './en/reviews.ts'
import { inLanguage } from './in-language.ts'

/** Texts around the reviews of a product. Only the server words them, so browsers load none. */
export const reviewMessages = inLanguage({ en, de })
