import de from './de/order-lookup.ts'
import en from './en/order-lookup.ts'
import { inLanguage } from './in-language.ts'

export const orderLookupMessages = inLanguage({ en, de })
