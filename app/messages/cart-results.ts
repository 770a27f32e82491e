import de from './de/cart-results.ts'
import en from './en/cart-results.ts'
import { inLanguage } from './in-language.ts'

export const cartResultMessages = inLanguage({ en, de })
