import de from './de/order-emails.ts'
import en from './en/order-emails.ts'
import { inLanguage } from './in-language.ts'

export const orderEmailMessages = inLanguage({ en, de })
