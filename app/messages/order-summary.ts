import de from './de/order-summary.ts'
import en from './en/order-summary.ts'
import { inLanguage } from './in-language.ts'

export const orderSummaryMessages = inLanguage({ en, de })
