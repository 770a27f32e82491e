import de from './de/payments.ts'
import en from './en/payments.ts'
import { inLanguage } from './in-language.ts'

export const paymentMessages = inLanguage({ en, de })
