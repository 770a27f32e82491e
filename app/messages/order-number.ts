import de from './de/order-number.ts'
import en from './en/order-number.ts'
import { inLanguage } from './in-language.ts'

export const orderNumberMessages = inLanguage({ en, de })
