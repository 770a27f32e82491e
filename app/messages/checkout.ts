import de from './de/checkout.ts'
import en from './en/checkout.ts'
import { inLanguage } from './in-language.ts'

export const checkoutMessages = inLanguage({ en, de })
