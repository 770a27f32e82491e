import de from './de/wish-lists.ts'
import en from './en/wish-lists.ts'
import { inLanguage } from './in-language.ts'

export const wishListMessages = inLanguage({ en, de })
