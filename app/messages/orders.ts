import de from './de/orders.ts'
import en from './en/orders.ts'
import { inLanguage } from './in-language.ts'

export const orderMessages = inLanguage({ en, de })
