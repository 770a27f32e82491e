import de from './de/cart-notices.ts'
import en from './en/cart-notices.ts'
import { inLanguage } from './in-language.ts'

export const cartNoticeMessages = inLanguage({ en, de })
