import de from './de/cart.ts'
import en from './en/cart.ts'
import { inLanguage } from './in-language.ts'

export const cartMessages = inLanguage({ en, de })
