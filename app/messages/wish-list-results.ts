import de from './de/wish-list-results.ts'
import en from './en/wish-list-results.ts'
import { inLanguage } from './in-language.ts'

export const wishListResultMessages = inLanguage({ en, de })
